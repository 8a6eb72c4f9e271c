import { shopName } from '@/data/settings';

/** Not in the object below, whose texts the build inlines as long as nothing in it is imported. */
export const logoLabel = `${shopName} home`;

export const layoutMessages = {
  skip: 'Skip to content',
  mainNavigation: 'Main',
  menu: 'Menu',
  closeMenu: 'Close menu',
  account: 'Login',
  register: 'Register',
  search: 'Search',
  openSearch: 'Search',
  clearSearch: 'Clear search',
  searchKeys: { apple: '⌘K', other: 'Ctrl K' },
  closeSearch: 'Close search',
  cart: (lines: number) => (lines === 1 ? 'Cart, 1 item' : `Cart, ${lines} items`),
  loading: 'Loading',
  toTop: 'Scroll to top',
  dismiss: 'Dismiss',
  noScript:
    'You can browse without JavaScript, but please turn it on to use the cart and wishlist, log in or check out.',
} as const;
