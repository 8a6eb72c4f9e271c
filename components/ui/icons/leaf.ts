// Written by studio/ui-icons.mjs: icon of lucide (ISC) on a 24-unit grid, to stroke.
export const leafIcon =
  'M11 20a10 10 0 0 0 10-10 26 26 0 0 0-1-7.3 1 1 0 0 0-1.8-.3C15.8 5.5 13 5.5 9.8 6A7 7 0 0 0 11 20m-9 1a5 5 0 0 1 3-4.5c2.6-1.3 3.4-1.3 6-3.5';
