// Written by studio/ui-icons.mjs: icon of lucide (ISC) on a 24-unit grid, to stroke.
export const thermometerIcon = 'M14 4v10.5a4 4 0 1 1-4 0V4a2 2 0 0 1 4 0Z';
