// Written by studio/ui-icons.mjs: icon of lucide (ISC) on a 24-unit grid, to stroke.
export const checkIcon = 'M20 6 9 17l-5-5';
