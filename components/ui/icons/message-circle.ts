// Written by studio/ui-icons.mjs: icon of lucide (ISC) on a 24-unit grid, to stroke.
export const messageCircleIcon = 'M3 16.3v1.2l-1 3.3A1 1 0 0 0 3.3 22l3.4-1h1A10 10 0 1 0 3 16.4';
