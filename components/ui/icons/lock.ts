// Written by studio/ui-icons.mjs: icon of lucide (ISC) on a 24-unit grid, to stroke.
export const lockIcon =
  'M5 11l14 0a2 2 0 0 1 2 2l0 7a2 2 0 0 1 -2 2l-14 0a2 2 0 0 1 -2 -2l0 -7a2 2 0 0 1 2 -2zM7 11V7a5 5 0 0 1 10 0v4';
