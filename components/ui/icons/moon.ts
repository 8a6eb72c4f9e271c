// Written by studio/ui-icons.mjs: icon of lucide (ISC) on a 24-unit grid, to stroke.
export const moonIcon = 'M21 12.5A9 9 0 1 1 11.5 3q.7.2.4.8a6 6 0 0 0 8.3 8.3q.6-.2.8.4';
