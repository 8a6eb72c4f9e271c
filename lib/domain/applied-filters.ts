import { allCategories, type CatalogueQuery } from '@/lib/domain/catalogue';
import { fullRange } from '@/lib/domain/price-range';

/** Apart from catalogue.ts, which every page loads. */
export type AppliedFilter = {
  readonly kind: 'category' | 'status' | 'price';
  readonly without: Partial<CatalogueQuery>;
};

export function appliedFilters({ category, status, price }: CatalogueQuery): readonly AppliedFilter[] {
  const filters: AppliedFilter[] = [];
  if (category !== allCategories) filters.push({ kind: 'category', without: { category: allCategories } });
  if (status !== 'both') filters.push({ kind: 'status', without: { status: 'both' } });
  if (price.low !== fullRange.low || price.high !== fullRange.high)
    filters.push({ kind: 'price', without: { price: fullRange } });
  return filters;
}
