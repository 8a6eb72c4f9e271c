// Written by studio/ui-icons.mjs: icon of lucide (ISC) on a 24-unit grid, to stroke.
export const mailIcon =
  'M22 7l-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4l16 0a2 2 0 0 1 2 2l0 12a2 2 0 0 1 -2 2l-16 0a2 2 0 0 1 -2 -2l0 -12a2 2 0 0 1 2 -2z';
