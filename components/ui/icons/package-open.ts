// Written by studio/ui-icons.mjs: icon of lucide (ISC) on a 24-unit grid, to stroke.
export const packageOpenIcon =
  'M12 22v-9m3.2-10.8a2 2 0 0 1 1.6 0L21 4.6a2 2 0 0 1 0 3.3L8.8 14.8a2 2 0 0 1-1.6 0L3 12.4a2 2 0 0 1 0-3.3zM20 13v3.9a2 2 0 0 1-1.1 1.8l-6 3a2 2 0 0 1-1.8 0l-6-3A2 2 0 0 1 4 16.9V13m17-.6a2 2 0 0 0 0-3.3L8.8 2.2a2 2 0 0 0-1.6 0L3 4.6a2 2 0 0 0 0 3.3l12.2 6.9a2 2 0 0 0 1.6 0z';
