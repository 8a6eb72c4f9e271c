// Written by studio/ui-icons.mjs: icon of lucide (ISC) on a 24-unit grid, to stroke.
export const searchIcon = 'm21 21-4.3-4.3M11 3a8 8 0 1 0 0 16 8 8 0 1 0 0-16z';
