// Written by studio/ui-icons.mjs: icon of lucide (ISC) on a 24-unit grid, to stroke.
export const xIcon = 'M18 6 6 18M6 6l12 12';
