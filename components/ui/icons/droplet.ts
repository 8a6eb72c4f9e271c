// Written by studio/ui-icons.mjs: icon of lucide (ISC) on a 24-unit grid, to stroke.
export const dropletIcon =
  'M12 22a7 7 0 0 0 7-7q0-3-3-5.5c-3-2.5-3.5-4-4-6.5q-.9 4-4 6.5-3 2.4-3 5.5a7 7 0 0 0 7 7z';
