// Written by studio/ui-icons.mjs: icon of lucide (ISC) on a 24-unit grid, to stroke.
export const dropletsIcon =
  'M7 16.3a4 4 0 0 0 4-4q0-1.8-1.7-3.2A5 5 0 0 1 7 5.3q-.5 2.3-2.3 3.8C3 10.6 3 11 3 12.3a4 4 0 0 0 4 4zm5.6-9.7A11 11 0 0 0 14 3c.5 2.5 2 5 4 6.5s3 3.5 3 5.5a7 7 0 0 1-12 5';
