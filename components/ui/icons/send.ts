// Written by studio/ui-icons.mjs: icon of lucide (ISC) on a 24-unit grid, to stroke.
export const sendIcon =
  'M14.5 21.7a.5.5 0 0 0 1 0l6.5-19a.5.5 0 0 0-.7-.7l-19 6.5a.5.5 0 0 0 0 1l8 3.1a2 2 0 0 1 1 1.2zM22 2l-11 11';
