// Written by studio/ui-icons.mjs: icon of lucide (ISC) on a 24-unit grid, to stroke.
export const babyIcon =
  'M10 16q.8.5 2 .5c1.2 0 1.5-.2 2-.5m1-4h0m4.4-5.2a9 9 0 0 1 1.4 3.4 2 2 0 0 1 0 3.6 9 9 0 0 1-17.6 0 2 2 0 0 1 0-3.6A9 9 0 0 1 12 3c2 0 3.5 1.1 3.5 2.5s-.9 2.5-2 2.5Q12.1 8 12 7m-3 5h0';
