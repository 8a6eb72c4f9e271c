// Written by studio/ui-icons.mjs: icon of lucide (ISC) on a 24-unit grid, to stroke.
export const timerIcon = 'M10 2h4m-2 12 3-3m-3-5a8 8 0 1 0 0 16 8 8 0 1 0 0-16z';
