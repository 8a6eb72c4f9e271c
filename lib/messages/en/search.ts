/** For the search bar, which loads when the page is used. */
export const searchMessages = {
  search: 'Search',
  clear: 'Clear',
  clearSearch: 'Clear search',
  closeSearch: 'Close search',
  categories: 'Browse by category',
} as const;
