// Written by studio/ui-icons.mjs: icon of lucide (ISC) on a 24-unit grid, to stroke.
export const storeIcon =
  'M15 21v-5a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v5m8.8-10.7a1 1 0 0 0-1.6 0 2.5 2.5 0 0 1-3.4 0 1 1 0 0 0-1.6 0 2.5 2.5 0 0 1-3.4 0 1 1 0 0 0-1.6 0 2.5 2.5 0 0 1-3.7-3.2l2.8-4.2A2 2 0 0 1 7 2h10a2 2 0 0 1 1.7.9L21.5 7a2.5 2.5 0 0 1-3.7 3.2M4 11V19a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8';
