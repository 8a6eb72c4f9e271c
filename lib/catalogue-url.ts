import {
  allCategories,
  sortOrders,
  stockStatuses,
  defaultQuery,
  type CatalogueQuery,
  type CategoryChoice,
} from '@/lib/domain/catalogue';
import { fullRange, priceRange } from '@/lib/domain/price-range';
import type { Category } from '@/lib/domain/product';
import { categorySlug, routes } from '@/lib/routes';
import { cleanWords, readWords } from '@/lib/search-words';
import { categories } from '@/shop/settings';

export function categoryPath(category: Category) {
  return cataloguePath({ ...defaultQuery, category });
}

export function cataloguePath(query: CatalogueQuery) {
  const params = new URLSearchParams();
  const words = cleanWords(query.words);
  if (words !== '') params.set('q', words);
  if (query.category !== allCategories) params.set('category', categorySlug(query.category));
  if (query.status !== defaultQuery.status) params.set('status', query.status);
  if (query.price.low !== fullRange.low) params.set('min', String(query.price.low));
  if (query.price.high !== fullRange.high) params.set('max', String(query.price.high));
  if (query.sort !== defaultQuery.sort) params.set('sort', query.sort);
  const search = params.toString();
  return search === '' ? routes.store : (`${routes.store}?${search}` as const);
}

export function readCatalogueQuery(search: string): CatalogueQuery {
  const params = new URLSearchParams(search);
  const isChosen = (name: string) => (value: string) => value === params.get(name);
  return {
    category: readCategory(params),
    status: stockStatuses.find(isChosen('status')) ?? defaultQuery.status,
    sort: sortOrders.find(isChosen('sort')) ?? defaultQuery.sort,
    price: priceRange(
      readPercent(params.get('min')) ?? fullRange.low,
      readPercent(params.get('max')) ?? fullRange.high,
    ),
    words: readWords(search),
  };
}

/** Reads a category that the shop has; any other text is no choice. */
export function readCategory(params: URLSearchParams): CategoryChoice {
  const text = params.get('category');
  return categories.find((known) => categorySlug(known) === text) ?? allCategories;
}

function readPercent(text: string | null): number | undefined {
  return text !== null && /^\d{1,3}$/.test(text) ? Number(text) : undefined;
}
