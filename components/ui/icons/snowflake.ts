// Written by studio/ui-icons.mjs: icon of lucide (ISC) on a 24-unit grid, to stroke.
export const snowflakeIcon =
  'm10 20-1.2-2.5L6 18m4-14L8.8 6.5 6 6m8 14 1.3-2.5 2.7.5M14 4l1.3 2.5L18 6m-1 15-3-6h-4m7-12-3 6 1.5 3M2 12h6.5L10 9m10 1-1.5 2 1.5 2m2-2h-6.5L14 15M4 10l1.5 2L4 14m3 7 3-6-1.5-3M7 3l3 6h4';
