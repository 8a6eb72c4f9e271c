// Written by studio/ui-icons.mjs: icon of lucide (ISC) on a 24-unit grid, to stroke.
export const weightIcon =
  'M12 2a3 3 0 1 0 0 6 3 3 0 1 0 0-6zM6.5 8a2 2 0 0 0-2 1.5l-2.4 9A2 2 0 0 0 4 21h16a2 2 0 0 0 2-2.5l-2.6-9a2 2 0 0 0-2-1.5Z';
