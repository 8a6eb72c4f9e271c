// Written by studio/ui-icons.mjs: icon of lucide (ISC) on a 24-unit grid, to stroke.
export const washingMachineIcon =
  'M3 6h3M17 6h.01M5 2l14 0a2 2 0 0 1 2 2l0 16a2 2 0 0 1 -2 2l-14 0a2 2 0 0 1 -2 -2l0 -16a2 2 0 0 1 2 -2zM7 13a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M12 18a2.5 2.5 0 0 0 0-5 2.5 2.5 0 0 1 0-5';
