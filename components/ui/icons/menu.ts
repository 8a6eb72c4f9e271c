// Written by studio/ui-icons.mjs: icon of lucide (ISC) on a 24-unit grid, to stroke.
export const menuIcon = 'M4 5h16M4 12h16M4 19h16';
