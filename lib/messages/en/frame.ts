export const frameMessages = {
  logo: 'Minato home',
  skip: 'Skip to content',
  mainNavigation: 'Main',
  menu: 'Menu',
  closeMenu: 'Close menu',
  account: 'Login',
  register: 'Register',
  search: 'Search',
  openSearch: 'Search',
  clearSearch: 'Clear search',
  closeSearch: 'Close search',
  cart: (lines: number) => (lines === 1 ? 'Cart, 1 item' : `Cart, ${lines} items`),
  loading: 'Loading',
  toTop: 'Scroll to top',
  dismiss: 'Dismiss',
  noScript:
    'Browsing works without JavaScript. To keep a cart and a wishlist, sign in or check out, please turn JavaScript on.',
} as const;
