// Written by studio/ui-icons.mjs: icon of lucide (ISC) on a 24-unit grid, to stroke.
export const washingMachineIcon =
  'M3 6h3m11 0h0M5 2h14a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zm7 6a5 5 0 1 0 0 10 5 5 0 1 0 0-10zm0 10a2.5 2.5 0 0 0 0-5 2.5 2.5 0 0 1 0-5';
