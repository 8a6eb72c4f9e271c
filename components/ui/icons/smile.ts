// Written by studio/ui-icons.mjs: icon of lucide (ISC) on a 24-unit grid, to stroke.
export const smileIcon = 'M15 10V9m1.5 6a6 6 0 0 1-9 0M9 10V9m3-7a10 10 0 1 0 0 20 10 10 0 1 0 0-20z';
