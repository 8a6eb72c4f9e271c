// Written by studio/ui-icons.mjs: icon of lucide (ISC) on a 24-unit grid, to stroke.
export const handIcon =
  'M18 11V6a2 2 0 0 0-2-2 2 2 0 0 0-2 2m0 4V4a2 2 0 0 0-2-2 2 2 0 0 0-2 2v2m0 4.5V6a2 2 0 0 0-2-2 2 2 0 0 0-2 2v8m12-6a2 2 0 1 1 4 0v6a8 8 0 0 1-8 8h-2c-2.8 0-4.5-.9-6-2.3L2.4 16a2 2 0 0 1 2.8-2.9L7 15';
