// Written by studio/ui-icons.mjs: icon of lucide (ISC) on a 24-unit grid, to stroke.
export const giftIcon =
  'M12 7v14M20 11v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8M7.5 7a1 1 0 0 1 0-5A4.8 8 0 0 1 12 7a4.8 8 0 0 1 4.5-5 1 1 0 0 1 0 5M4 7l16 0a1 1 0 0 1 1 1l0 2a1 1 0 0 1 -1 1l-16 0a1 1 0 0 1 -1 -1l0 -2a1 1 0 0 1 1 -1z';
