export const layoutMessages = {
  skip: 'Skip to content',
  mainNavigation: 'Main',
  menu: 'Menu',
  closeMenu: 'Close menu',
  account: 'Login',
  cart: 'Cart',
  register: 'Register',
  openSearch: 'Search',
  searchKeys: { apple: '⌘K', other: 'Ctrl K' },
  loading: 'Loading',
  toTop: 'Scroll to top',
  dismiss: 'Dismiss',
} as const;
