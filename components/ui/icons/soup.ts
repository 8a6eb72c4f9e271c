// Written by studio/ui-icons.mjs: icon of lucide (ISC) on a 24-unit grid, to stroke.
export const soupIcon =
  'M11.2 3c.3.1.9.5.8 1.4s-1 1.2-1 2q0 1.1.7 1.6m4.6-5q.5.1.7 1.4c0 .8-1 1.2-1 2q0 1.1.7 1.6m2.8 4L22 6M4 12a1 1 0 0 0-1 1.1 9 9 0 0 0 9 7.9 9 9 0 0 0 9-7.9 1 1 0 0 0-1-1.1zm2.3-9q.5.1.7 1.4c0 .8-1 1.2-1 2q0 1.1.7 1.6M7 21h10';
