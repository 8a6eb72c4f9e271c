import { routes, type RouteKey } from '@/lib/routes';
import { absentPaths } from '@/shop/absent-paths';

type RouteLink = { readonly label: string; readonly route: RouteKey };

/** False for a page that this shop lacks: it has no file in `out/`, and nothing may link to it. */
export function hasPage(route: RouteKey): boolean {
  return !absentPaths.includes(routes[route]);
}

export const headerLinks = presentLinks([
  { label: 'Home', route: 'home' },
  { label: 'Our Store', route: 'store' },
  { label: 'Career', route: 'career' },
  { label: 'About Us', route: 'aboutUs' },
  { label: 'Contact', route: 'contact' },
]);

export const quickLinks = presentLinks([
  { label: 'Home', route: 'home' },
  { label: 'Our Store', route: 'store' },
  { label: 'About Us', route: 'aboutUs' },
  { label: 'Career', route: 'career' },
  { label: 'Contact', route: 'contact' },
  { label: 'My Account', route: 'dashboard' },
]);

export const usefulLinks = presentLinks([
  { label: 'Wishlist', route: 'wishlist' },
  { label: 'Cart', route: 'cart' },
  { label: 'Track Order', route: 'trackOrder' },
  { label: 'Login', route: 'login' },
  { label: 'Register', route: 'register' },
]);

export const privacyLinks = presentLinks([
  { label: 'Cookie', route: 'cookie' },
  { label: 'Terms & Conditions', route: 'terms' },
  { label: 'Privacy Policy', route: 'privacy' },
]);

export const dashboardLinks = presentLinks([
  { label: 'Account Information', route: 'dashboard' },
  { label: 'Track Order', route: 'dashboardTrackOrder' },
  { label: 'Your Orders', route: 'dashboardOrders' },
  { label: 'Wishlist', route: 'dashboardWishlist' },
  { label: 'Your Cart', route: 'dashboardCart' },
  { label: 'Addresses', route: 'dashboardAddress' },
  { label: 'Reset Password', route: 'dashboardResetPassword' },
  { label: 'Log Out', route: 'login' },
]);

/** The links to pages that exist, in their order. */
export function presentLinks(links: readonly RouteLink[], absent = absentPaths): readonly RouteLink[] {
  return links.filter(({ route }) => !absent.includes(routes[route]));
}
