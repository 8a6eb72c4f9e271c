export const layoutMessages = {
  logo: (shop: string) => `${shop} home`,
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
  loading: 'Loading',
  toTop: 'Scroll to top',
  dismiss: 'Dismiss',
  noScript:
    'You can browse without JavaScript, but please turn it on to use the cart and wishlist, log in or check out.',
} as const;
