import { unitPriceCents } from '@/lib/domain/money';
import { fullRange, isInRange, type PriceRange } from '@/lib/domain/price-range';
import { isInStock, type CardProduct, type Category, type Product } from '@/lib/domain/product';

export type Catalogue = ReadonlyMap<number, CardProduct>;

export const allCategories = 'All Category';
export const stockStatuses = ['both', 'in-stock', 'out-of-stock'] as const;
export const sortOrders = ['id', 'price-low-high', 'price-high-low', 'name-a-z', 'name-z-a'] as const;

/** A category or `allCategories`. */
export type CategoryChoice = Category;
export type StockStatus = (typeof stockStatuses)[number];
export type SortOrder = (typeof sortOrders)[number];

/** The infinite scroll shows this many more products per step. */
export const cardsPerPage = 100;

export type CatalogueQuery = {
  readonly category: CategoryChoice;
  readonly status: StockStatus;
  readonly sort: SortOrder;
  readonly price: PriceRange;
  /** Matched against name and category; empty matches everything. */
  readonly words: string;
};

export const defaultQuery: CatalogueQuery = {
  category: allCategories,
  status: 'both',
  sort: 'id',
  price: fullRange,
  words: '',
};

/**
 * Filters and sorts. `highestCents` is the price at 100 percent of the slider: pass it if `products` is only a part of the
 * shop. `ranks` are the results of a search; without them, words match as substrings.
 */
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

// Compares code units, because locale collation differs between browsers.
function compareText(a: string, b: string): number {
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}
