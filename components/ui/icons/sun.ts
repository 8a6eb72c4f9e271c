// Written by studio/ui-icons.mjs: icon of lucide (ISC) on a 24-unit grid, to stroke.
export const sunIcon =
  'M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8zm0-6v2m0 16v2M5 5l1.3 1.3m11.4 11.4L19 19M2 12h2m16 0h2M6.3 17.7 5 19M19.1 4.9l-1.4 1.4';
