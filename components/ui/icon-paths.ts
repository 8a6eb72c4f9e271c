// Written by studio/ui-icons.mjs: icons of lucide (ISC) on a 24-unit grid, to stroke.

export const arrowUpIcon = 'M5 12l 7-7 7 7M12 19V5';
export const clearTextIcon =
  'M10 5a2 2 0 0 0-1.344.519l-6.328 5.74a1 1 0 0 0 0 1.481l6.328 5.741A2 2 0 0 0 10 19h10a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2zM12 9l 6 6M18 9l-6 6';
export const heartIcon =
  'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5';
export const menuIcon = 'M4 5h16M4 12h16M4 19h16';
export const minusIcon = 'M5 12h14';
export const plusIcon = 'M5 12h14M12 5v14';
export const searchIcon = 'M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0';
export const shoppingBagIcon =
  'M16 10a4 4 0 0 1-8 0M3.103 6.034h17.794M3.4 5.467a2 2 0 0 0-.4 1.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.667a2 2 0 0 0-.4-1.2l-2-2.667A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z';
export const userIcon = 'M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M8 7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0';
export const xIcon = 'M18 6 6 18M6 6l 12 12';
