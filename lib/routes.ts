import { decoded, withBasePath, withoutSlash } from '@/lib/base-path';
import type { Category, Product } from '@/lib/domain/product';
import { dashboard, dashboardAlias } from '@/lib/exported-paths.mjs';
import { underscored } from '@/lib/slug.mjs';
import { categorySlugs, defaultSite } from '@/shop/settings';

/** The specification prescribes spelling and letter case, so do not normalise them. */
export const routes = {
  home: '/',
  store: '/OurStore',
  career: '/Career',
  aboutUs: '/AboutUs',
  contact: '/Contact',
  login: '/Login',
  register: '/Register',
  resetPassword: '/ResetPassword',
  cookie: '/Cookie',
  terms: '/Terms-Conditions',
  privacy: '/Privacy-Policy',
  cart: '/Cart',
  payment: '/Cart/Payment',
  paymentStatus: '/Cart/Payment/PaymentStatus',
  trackOrder: '/TrackOrder',
  trackOrderDetail: '/TrackOrder/Detail',
  wishlist: '/Wishlist',
  dashboard,
  dashboardOrders: '/UserDashboard#orders',
  dashboardRequests: '/UserDashboard#order-requests',
  dashboardData: '/UserDashboard#your-data',
  dashboardTrackOrder: '/UserDashboard/TrackOrder',
  dashboardTrackOrderDetail: '/UserDashboard/TrackOrder/Detail',
  dashboardWishlist: '/UserDashboard/Wishlist',
  dashboardAddress: '/UserDashboard/Address',
  dashboardResetPassword: '/UserDashboard/ResetPassword',
  dashboardCart: '/UserDashboard/Cart',
} as const;

/** Replaces the other spelling of the dashboard with its route, and returns every other path as it is. */
export function canonicalRoute(path: string): string {
  return path === dashboardAlias ? routes.dashboard : path;
}

export type RouteKey = keyof typeof routes;

export type Href =
  | (typeof routes)[RouteKey]
  | ReturnType<typeof productPath>
  | `${typeof routes.store}?${string}`
  | ReturnType<typeof contactPath>
  | ReturnType<typeof sharedPath>
  | NonNullable<ReturnType<typeof readLinkTarget>>;

const maxSubjectLength = 100;

type NamedProduct = Pick<Product, 'category' | 'name' | 'slug'>;

/** Returns `/OurStore/{category}/{name}` with underscores for spaces, or their slugs. Other characters stay raw, even `&`. */
export function productPath(product: NamedProduct) {
  const { category, name } = productParams(product);
  return `${routes.store}/${category}/${name}` as const;
}

export function productParams({ category, name, slug }: NamedProduct): { category: string; name: string } {
  return { category: categorySlug(category), name: slug ?? underscored(name) };
}

/** Reads the target of a link in a Markdown page: a known route, with or without `?…` or `#…`; otherwise undefined. */
export function readLinkTarget(text: string) {
  const [, path, mark, rest = ''] = /^([^?#]*)([?#])?(.*)$/s.exec(text) ?? [];
  const route = Object.values(routes).find((known) => known === path);
  if (route === undefined || mark === undefined) return route;
  return mark === '?' ? (`${route}?${rest}` as const) : (`${route}#${rest}` as const);
}

/** Accepts raw and percent-encoded segments, which must then match exactly, letter case included. */
export function findProduct<P extends Product>(
  products: readonly P[],
  params: { readonly category: string; readonly name: string },
): P | undefined {
  const path = `${routes.store}/${decoded(params.category)}/${decoded(params.name)}`;
  return products.find((product) => productPath(product) === path);
}

/** The url of a shared cart or wishlist. `writeItems` makes its `search`. */
export function sharedPath(page: 'cart' | 'wishlist', search: `?items=${string}`) {
  return `${routes[page]}${search}` as const;
}

export function contactPath(subject: string) {
  return `${routes.contact}?${new URLSearchParams({ subject }).toString()}` as const;
}

export function readSubject(search: string): string {
  return (new URLSearchParams(search).get('subject') ?? '').trim().slice(0, maxSubjectLength);
}

export const feeds = {
  json: '/products.json',
  csv: '/products.csv',
  sitemap: '/sitemap.xml',
} as const;

export function catalogueFilePath(name: string): string {
  return `/catalogue/${name}`;
}

/** Returns a percent-encoded url in which `&` stays raw, without a slash at the end. */
export function absoluteUrl(path: string): string {
  const origin = process.env.NEXT_PUBLIC_SITE_URL ?? defaultSite;
  return withoutSlash(new URL(`${origin}${withBasePath(path)}`).href);
}

export function categorySlug(category: Category): string {
  return categorySlugs[category] ?? underscored(category);
}
