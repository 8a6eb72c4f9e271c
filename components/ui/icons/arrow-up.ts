// Written by studio/ui-icons.mjs: icon of lucide (ISC) on a 24-unit grid, to stroke.
export const arrowUpIcon = 'M5 12l 7-7 7 7M12 19V5';
