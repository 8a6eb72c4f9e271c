import { unitPriceCents } from '@/lib/domain/money';
import type { Category } from '@/data/settings';
import { isInStock, type Product } from '@/lib/domain/product';

export type Catalogue = ReadonlyMap<number, Product>;

export const allCategories = 'All Category';
export const stockStatuses = ['both', 'in-stock', 'out-of-stock'] as const;
export const sortOrders = ['id', 'price-low-high', 'price-high-low', 'name-a-z', 'name-z-a'] as const;

export type CategoryChoice = Category | typeof allCategories;
export type StockStatus = (typeof stockStatuses)[number];
export type SortOrder = (typeof sortOrders)[number];

/** Products per step of the infinite scroll. */
export const cardsPerPage = 100;

/** The smallest distance of the handles of the price slider, in percentage points. */
export const priceHandleGap = 10;

/** Whole percent of the highest discounted price: 0 to 100, at least `priceHandleGap` apart. */
export type PriceRange = { readonly low: number; readonly high: number };

export type CatalogueQuery = {
  readonly category: CategoryChoice;
  readonly status: StockStatus;
  readonly sort: SortOrder;
  readonly price: PriceRange;
  /** Matched against name and category; empty matches everything. */
  readonly words: string;
};

export const fullRange: PriceRange = { low: 0, high: 100 };

export const wholeCatalogue: CatalogueQuery = {
  category: allCategories,
  status: 'both',
  sort: 'id',
  price: fullRange,
  words: '',
};

/** Pass `highestCents` if `products` is a part of the shop. Without `ranks`, words match as substrings. */
export function listProducts<P extends Product>(
  products: readonly P[],
  query: CatalogueQuery,
  highestCents = highestPriceCents(products),
  ranks?: ReadonlyMap<number, number>,
): P[] {
  return products
    .filter((product) => query.category === allCategories || product.category === query.category)
    .filter((product) => query.status === 'both' || isInStock(product) === (query.status === 'in-stock'))
    .filter((product) => isInRange(unitPriceCents(product), query.price, highestCents))
    .filter((product) => ranks?.has(product.id) ?? hasWords(product, query.words))
    .sort((a, b) => compare(a, b, query.sort, ranks) || a.id - b.id);
}

export function highestPriceCents(products: readonly Product[]): number {
  return products.reduce((highest, product) => Math.max(highest, unitPriceCents(product)), 0);
}

/** Rounds and clamps to 0 to 100; if the ends are too close, the low end moves. */
export function priceRange(low: number, high: number): PriceRange {
  const top = clamp(high, priceHandleGap, 100);
  return { low: clamp(low, 0, top - priceHandleGap), high: top };
}

export function movedRange(range: PriceRange, handle: keyof PriceRange, value: number): PriceRange {
  return handle === 'low'
    ? { ...range, low: clamp(value, 0, range.high - priceHandleGap) }
    : { ...range, high: clamp(value, range.low + priceHandleGap, 100) };
}

// Multiplied out: a rounded quotient could exclude a price exactly on a boundary.
function isInRange(unitCents: number, { low, high }: PriceRange, highestCents: number): boolean {
  return unitCents * 100 >= low * highestCents && unitCents * 100 <= high * highestCents;
}

function hasWords(product: Product, words: string): boolean {
  const text = `${product.name} ${product.category}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function compare(a: Product, b: Product, sort: SortOrder, ranks?: ReadonlyMap<number, number>): number {
  switch (sort) {
    case 'id':
      return (ranks?.get(a.id) ?? 0) - (ranks?.get(b.id) ?? 0);
    case 'price-low-high':
      return unitPriceCents(a) - unitPriceCents(b);
    case 'price-high-low':
      return unitPriceCents(b) - unitPriceCents(a);
    case 'name-a-z':
      return compareText(a.name, b.name);
    case 'name-z-a':
      return compareText(b.name, a.name);
  }
}

// By code unit: locale collation differs between browsers.
function compareText(a: string, b: string): number {
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, Math.round(value)));
}
