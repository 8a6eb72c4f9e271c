// Written by studio/ui-icons.mjs: icon of lucide (ISC) on a 24-unit grid, to stroke.
export const zoomInIcon = 'M11 3a8 8 0 1 0 0 16 8 8 0 1 0 0-16zm10 18-4.4-4.4M11 8v6m-3-3h6';
