// Written by studio/ui-icons.mjs: icon of lucide (ISC) on a 24-unit grid, to stroke.
export const plusIcon = 'M5 12h14m-7-7v14';
