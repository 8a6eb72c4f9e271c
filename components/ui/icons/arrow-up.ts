// Written by studio/ui-icons.mjs: icon of lucide (ISC) on a 24-unit grid, to stroke.
export const arrowUpIcon = 'm5 12 7-7 7 7m-7 7V5';
