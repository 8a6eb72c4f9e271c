import {
  allCategories,
  fullRange,
  priceRange,
  sortOrders,
  stockStatuses,
  wholeCatalogue,
  type CatalogueQuery,
  type PriceRange,
} from '@/lib/domain/catalogue';
import { hasWidths, inWidth } from '@/lib/domain/picture';
import { categories, type Category, type Product } from '@/lib/domain/product';

/** Every address of the shop, spelled as the specification spells it (ROUTE-01, ROUTE-02). */
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
  dashboard: '/UserDashboard',
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

export type RouteKey = keyof typeof routes;

/** An address within the shop; nothing else can be linked to. */
export type Href =
  | (typeof routes)[RouteKey]
  | ReturnType<typeof productPath>
  | ReturnType<typeof cataloguePath>
  | ReturnType<typeof contactPath>
  | ReturnType<typeof sharedPath>;

type Named = Pick<Product, 'category' | 'name'>;

/** `/OurStore/{category}/{name}`: spaces become underscores, all else stays, `&` raw (ROUTE-04, A-11). */
export function productPath({ category, name }: Named) {
  return `${routes.store}/${slug(category)}/${slug(name)}` as const;
}

/** The two path segments of a product, as the build names its files. */
export function productParams({ category, name }: Named): { category: string; name: string } {
  return { category: slug(category), name: slug(name) };
}

/** The product of two path segments, raw or percent-encoded; exact, so a wrong category finds nothing (ROUTE-05, ROUTE-06). */
export function findProduct<P extends Product>(
  products: readonly P[],
  params: { readonly category: string; readonly name: string },
): P | undefined {
  const [category, name] = [decode(params.category), decode(params.name)];
  return products.find((product) => slug(product.category) === category && slug(product.name) === name);
}

/** The catalogue narrowed to one category (HOME-04, A-15, A-65). */
export function categoryPath(category: Category) {
  return cataloguePath({ ...wholeCatalogue, category });
}

/** The catalogue's address for a query; what is at its default is left out. */
export function cataloguePath(query: CatalogueQuery) {
  const params = new URLSearchParams();
  const words = readWords(query.words);
  if (words !== '') params.set('q', words);
  if (query.category !== allCategories) params.set('category', slug(query.category));
  if (query.status !== wholeCatalogue.status) params.set('status', query.status);
  if (query.price.low !== fullRange.low) params.set('min', String(query.price.low));
  if (query.price.high !== fullRange.high) params.set('max', String(query.price.high));
  if (query.sort !== wholeCatalogue.sort) params.set('sort', query.sort);
  const search = params.toString();
  return search === '' ? routes.store : (`${routes.store}?${search}` as const);
}

/** The query of a catalogue address; unknown values count as not given (F-60). */
export function readCatalogueQuery(search: string): CatalogueQuery {
  const params = new URLSearchParams(search);
  const category = categories.find((known) => slug(known) === params.get('category'));
  return {
    category: category ?? allCategories,
    status: stockStatuses.find((known) => known === params.get('status')) ?? wholeCatalogue.status,
    sort: sortOrders.find((known) => known === params.get('sort')) ?? wholeCatalogue.sort,
    price: readRange(params.get('min'), params.get('max')),
    words: readWords(params.get('q') ?? ''),
  };
}

/** The cart or the wishlist with what a link carries of one; `items` as `writeItems` has them. */
export function sharedPath(page: 'cart' | 'wishlist', items: string) {
  return `${routes[page]}?items=${items}` as const;
}

/** The contact page with the subject of a letter already in its form. */
export function contactPath(subject: string) {
  return `${routes.contact}?${new URLSearchParams({ subject }).toString()}` as const;
}

/** The subject that an address of the contact page brings; empty where it brings none. */
export function readSubject(search: string): string {
  return (new URLSearchParams(search).get('subject') ?? '').trim().slice(0, 100);
}

/**
 * The known address that a wrong spelling means: another letter case, an encoded character, `+` or a blank for an
 * underscore, a doubled slash. Undefined where it means none, or is right already (A-10, F-73, F-74).
 */
export function correctedPath(path: string, known: readonly string[]): string | undefined {
  const asked = withoutSpelling(path);
  const meant = known.find((address) => withoutSpelling(address) === asked);
  return meant === path ? undefined : meant;
}

/** What the build writes for programs, not for people. */
export const feeds = {
  json: '/products.json',
  csv: '/products.csv',
  sitemap: '/sitemap.xml',
} as const;

/** Where the build puts the compact catalogue file. */
export function catalogueFilePath(name: string): string {
  return `/catalogue/${name}`;
}

/** The service worker, which the finishing step writes, and what it shows for a page that is not kept. */
export const serviceWorkerFile = '/sw.js';
export const offlinePage = '/offline';

/** The address below the origin that the browser must ask for: the base path before it (pictures, data files). */
export function withBasePath(path: string): string {
  return `${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}${path}`;
}

/** The widths of a photograph for a browser to choose from; undefined for a drawing, which has no others. */
export function pictureSet(src: string, widths: readonly number[] = []): string | undefined {
  if (widths.length === 0 || !hasWidths(src)) return undefined;
  return widths.map((width) => `${withBasePath(inWidth(src, width))} ${width}w`).join(', ');
}

/** A path as other sites must write it: origin, base path, no trailing slash. */
export function absoluteUrl(path: string): string {
  const origin = process.env.NEXT_PUBLIC_SITE_URL ?? 'https://minato.example';
  return withoutSlash(`${origin}${withBasePath(path)}`);
}

/** A path without the slash at its end; servers answer both (ROUTE-01). */
export function withoutSlash(path: string): string {
  return path.replace(/(.)\/$/, '$1');
}

/** At most 200 characters, none of them cut in two. */
function readWords(text: string): string {
  return [...text].slice(0, 200).join('').trim();
}

function readRange(min: string | null, max: string | null): PriceRange {
  return priceRange(readPercent(min) ?? fullRange.low, readPercent(max) ?? fullRange.high);
}

function readPercent(text: string | null): number | undefined {
  return text !== null && /^\d{1,3}$/.test(text) ? Number(text) : undefined;
}

function slug(text: string): string {
  return text.replaceAll(' ', '_');
}

/** Segments arrive raw at build and percent-encoded in development; a broken escape is no known name. */
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
