import { currencySymbol } from '@/shop/settings';

/** Stands outside the object below: the build inlines that object's texts only while none of them uses an import. */
export const priceFieldLabels = {
  from: `From (${currencySymbol})`,
  to: `To (${currencySymbol})`,
} as const;

export const catalogueMessages = {
  title: 'Our Store',
  filters: 'Filters',
  closeFilters: 'Close filters',
  showResults: (count: number | undefined) =>
    count === undefined ? 'Show products' : count === 1 ? 'Show 1 product' : `Show ${count} products`,
  priceRange: 'Price',
  minimum: 'Minimum price',
  maximum: 'Maximum price',
  filterPrice: 'Filter Price',
  rangeWidened: (low: string, high: string, gap: string) =>
    `The range is now ${low} to ${high}. The two prices must be at least ${gap} apart.`,
  appliedFilters: 'Applied filters',
  removeFilter: (filter: string) => `Remove filter: ${filter}`,
  priceBetween: (low: string, high: string) => `${low} to ${high}`,
  category: 'Category',
  chooseCategory: 'Categories',
  status: 'Status',
  sortBy: 'Sort by',
  products: 'Products',
  statuses: { both: 'Both', 'in-stock': 'In Stock', 'out-of-stock': 'Out of Stock' },
  sorts: {
    id: 'ID',
    'price-low-high': 'Price low-high',
    'price-high-low': 'Price high-low',
    'name-a-z': 'Name A-Z',
    'name-z-a': 'Name Z-A',
  },
  bestMatch: 'Best match, ID',
  showing: (count: number) => `Showing all ${count} products`,
  continueFrom: (product: string) => `Continue from ${product}`,
  showingPart: (count: number, first: number) => `Showing ${count} of the first ${first} products`,
  searchingAll: (total: number) => `Searching all ${total} products`,
  searching: 'Searching',
  loadingOthers: 'Loading the other products',
  othersFailed: "We couldn't load the other products.",
  noScript: 'Please turn on JavaScript to see the other products.',
  noMatch: 'No products were found matching your selection.',
  clearAll: 'Clear all filters',
  resultsFor: (words: string) => `Results for “${words}”`,
  closestResults: (words: string) => `Nothing matches “${words}” exactly. These are the closest.`,
  clearSearch: 'Clear search words',
} as const;
