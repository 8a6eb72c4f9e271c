import { categories, type Category } from '@/data/settings';
import { withBasePath, withoutSlash } from '@/lib/base-path';
import {
  allCategories,
  sortOrders,
  stockStatuses,
  defaultQuery,
  type CatalogueQuery,
} from '@/lib/domain/catalogue';
import { fullRange, priceRange } from '@/lib/domain/price-range';
import type { Product } from '@/lib/domain/product';
import { dashboard, dashboardAlias } from '@/lib/exported-paths.mjs';

/** Spelling and letter case are specified; do not normalise them. */
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

/** The route of a path: the dashboard for its other spelling. */
export function canonicalRoute(path: string): string {
  return path === dashboardAlias ? routes.dashboard : path;
}

export type RouteKey = keyof typeof routes;

export type Href =
  | (typeof routes)[RouteKey]
  | ReturnType<typeof productPath>
  | ReturnType<typeof cataloguePath>
  | ReturnType<typeof contactPath>
  | ReturnType<typeof sharedPath>;

type Named = Pick<Product, 'category' | 'name'>;

/** `/OurStore/{category}/{name}`: spaces become underscores, all else stays raw, `&` too. */
export function productPath({ category, name }: Named) {
  return `${routes.store}/${slug(category)}/${slug(name)}` as const;
}

export function productParams({ category, name }: Named): { category: string; name: string } {
  return { category: slug(category), name: slug(name) };
}

/** Accepts raw and percent-encoded segments; both must match exactly. */
export function findProduct<P extends Product>(
  products: readonly P[],
  params: { readonly category: string; readonly name: string },
): P | undefined {
  const [category, name] = [decode(params.category), decode(params.name)];
  return products.find((product) => slug(product.category) === category && slug(product.name) === name);
}

export function categoryPath(category: Category) {
  return cataloguePath({ ...defaultQuery, category });
}

export function cataloguePath(query: CatalogueQuery) {
  const params = new URLSearchParams();
  const words = readWords(query.words);
  if (words !== '') params.set('q', words);
  if (query.category !== allCategories) params.set('category', slug(query.category));
  if (query.status !== defaultQuery.status) params.set('status', query.status);
  if (query.price.low !== fullRange.low) params.set('min', String(query.price.low));
  if (query.price.high !== fullRange.high) params.set('max', String(query.price.high));
  if (query.sort !== defaultQuery.sort) params.set('sort', query.sort);
  const search = params.toString();
  return search === '' ? routes.store : (`${routes.store}?${search}` as const);
}

export function readCatalogueQuery(search: string): CatalogueQuery {
  const params = new URLSearchParams(search);
  const category = categories.find((known) => slug(known) === params.get('category'));
  return {
    category: category ?? allCategories,
    status: stockStatuses.find((known) => known === params.get('status')) ?? defaultQuery.status,
    sort: sortOrders.find((known) => known === params.get('sort')) ?? defaultQuery.sort,
    price: priceRange(
      readPercent(params.get('min')) ?? fullRange.low,
      readPercent(params.get('max')) ?? fullRange.high,
    ),
    words: readWords(params.get('q') ?? ''),
  };
}

/** `search` comes from `writeItems`. */
export function sharedPath(page: 'cart' | 'wishlist', search: `?items=${string}`) {
  return `${routes[page]}${search}` as const;
}

export function contactPath(subject: string) {
  return `${routes.contact}?${new URLSearchParams({ subject }).toString()}` as const;
}

export function readSubject(search: string): string {
  return (new URLSearchParams(search).get('subject') ?? '').trim().slice(0, 100);
}

/** The known path that differs only in case, encoding, underscores or slashes; undefined if exact. */
export function correctedPath(path: string, known: readonly string[]): string | undefined {
  const meant = known.find((address) => withoutSpelling(address) === withoutSpelling(path));
  return meant === path ? undefined : meant;
}

export const feeds = {
  json: '/products.json',
  csv: '/products.csv',
  sitemap: '/sitemap.xml',
} as const;

export function catalogueFilePath(name: string): string {
  return `/catalogue/${name}`;
}

/** Percent-encoded with `&` raw, no trailing slash. */
export function absoluteUrl(path: string): string {
  const origin = process.env.NEXT_PUBLIC_SITE_URL ?? 'https://minato.example';
  return withoutSlash(new URL(`${origin}${withBasePath(path)}`).href);
}

/** At most 200 code points, so that no surrogate pair is split. */
function readWords(text: string): string {
  return [...text].slice(0, 200).join('').trim();
}

function readPercent(text: string | null): number | undefined {
  return text !== null && /^\d{1,3}$/.test(text) ? Number(text) : undefined;
}

function slug(text: string): string {
  return text.replaceAll(' ', '_');
}

/** Segments are raw at build time and percent-encoded in development. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function withoutSpelling(path: string): string {
  const text = decode(path).replaceAll('&amp;', '&').replace(/[ +]/g, '_').replace(/\/+/g, '/');
  return withoutSlash(text).toLowerCase();
}
