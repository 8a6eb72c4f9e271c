import { allCategories, fullRange, type CatalogueQuery } from '@/lib/domain/catalogue';

/** One way in which the list is narrowed, and the part of the query that takes it back. */
export type AppliedFilter = {
  readonly kind: 'category' | 'status' | 'price';
  readonly without: Partial<CatalogueQuery>;
};

/** What the filters narrow the list by, in their order; search words and the order of the list are told elsewhere. */
export function appliedFilters({ category, status, price }: CatalogueQuery): readonly AppliedFilter[] {
  const filters: AppliedFilter[] = [];
  if (category !== allCategories) filters.push({ kind: 'category', without: { category: allCategories } });
  if (status !== 'both') filters.push({ kind: 'status', without: { status: 'both' } });
  if (price.low !== fullRange.low || price.high !== fullRange.high)
    filters.push({ kind: 'price', without: { price: fullRange } });
  return filters;
}
