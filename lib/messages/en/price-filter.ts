import { currencySymbol } from '@/shop/settings';

/** Stands outside the object below: the build inlines that object's texts only while none of them uses an import. */
export const priceFieldLabels = {
  from: `From (${currencySymbol})`,
  to: `To (${currencySymbol})`,
} as const;

export const priceFilterMessages = {
  priceRange: 'Price',
  minimum: 'Minimum price',
  maximum: 'Maximum price',
  filterPrice: 'Filter Price',
  rangeWidened: (low: string, high: string, gap: string) =>
    `The range is now ${low} to ${high}. The two prices must be at least ${gap} apart.`,
} as const;
