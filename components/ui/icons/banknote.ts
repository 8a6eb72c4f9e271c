// Written by studio/ui-icons.mjs: icon of lucide (ISC) on a 24-unit grid, to stroke.
export const banknoteIcon =
  'M4 6l16 0a2 2 0 0 1 2 2l0 8a2 2 0 0 1 -2 2l-16 0a2 2 0 0 1 -2 -2l0 -8a2 2 0 0 1 2 -2zM10 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M6 12h.01M18 12h.01';
