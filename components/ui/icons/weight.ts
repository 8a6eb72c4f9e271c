// Written by studio/ui-icons.mjs: icon of lucide (ISC) on a 24-unit grid, to stroke.
export const weightIcon =
  'M9 5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M6.5 8a2 2 0 0 0-1.905 1.46L2.1 18.5A2 2 0 0 0 4 21h16a2 2 0 0 0 1.925-2.54L19.4 9.5A2 2 0 0 0 17.48 8Z';
