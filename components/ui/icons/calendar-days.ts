// Written by studio/ui-icons.mjs: icon of lucide (ISC) on a 24-unit grid, to stroke.
export const calendarDaysIcon =
  'M8 2v3M16 2v3M5 3l14 0a2 2 0 0 1 2 2l0 14a2 2 0 0 1 -2 2l-14 0a2 2 0 0 1 -2 -2l0 -14a2 2 0 0 1 2 -2zM3 9h18M8 13h.01M12 13h.01M16 13h.01M8 17h.01M12 17h.01M16 17h.01';
