/** `route` is a key of `routes` in lib/routes.ts. */
type RouteLink = { readonly label: string; readonly route: string };

export const headerLinks = [
  { label: 'Home', route: 'home' },
  { label: 'Our Store', route: 'store' },
  { label: 'Career', route: 'career' },
  { label: 'About Us', route: 'aboutUs' },
  { label: 'Contact', route: 'contact' },
] as const satisfies readonly RouteLink[];

export const quickLinks = [
  { label: 'Home', route: 'home' },
  { label: 'Our Store', route: 'store' },
  { label: 'About Us', route: 'aboutUs' },
  { label: 'Career', route: 'career' },
  { label: 'Contact', route: 'contact' },
  { label: 'My Account', route: 'dashboard' },
] as const satisfies readonly RouteLink[];

export const usefulLinks = [
  { label: 'Wishlist', route: 'wishlist' },
  { label: 'Cart', route: 'cart' },
  { label: 'Track Order', route: 'trackOrder' },
  { label: 'Login', route: 'login' },
  { label: 'Register', route: 'register' },
] as const satisfies readonly RouteLink[];

export const privacyLinks = [
  { label: 'Cookie', route: 'cookie' },
  { label: 'Terms & Conditions', route: 'terms' },
  { label: 'Privacy Policy', route: 'privacy' },
] as const satisfies readonly RouteLink[];

export const dashboardLinks = [
  { label: 'Account Information', route: 'dashboard' },
  { label: 'Track Order', route: 'dashboardTrackOrder' },
  { label: 'Your Orders', route: 'dashboardOrders' },
  { label: 'Wishlist', route: 'dashboardWishlist' },
  { label: 'Your Cart', route: 'dashboardCart' },
  { label: 'Addresses', route: 'dashboardAddress' },
  { label: 'Reset Password', route: 'dashboardResetPassword' },
  { label: 'Log Out', route: 'login' },
] as const satisfies readonly RouteLink[];
