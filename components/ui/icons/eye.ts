// Written by studio/ui-icons.mjs: icon of lucide (ISC) on a 24-unit grid, to stroke.
export const eyeIcon =
  'M2 12.3v-.6a10.8 10.8 0 0 1 20 0v.6a10.8 10.8 0 0 1-20 0M12 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6z';
