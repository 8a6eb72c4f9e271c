/** For the search bar and the categories in it and in the menu, which load when the page is used. */
export const searchMessages = {
  search: 'Search',
  clear: 'Clear',
  clearSearch: 'Clear search',
  closeSearch: 'Close search',
  categories: 'Browse by category',
} as const;
