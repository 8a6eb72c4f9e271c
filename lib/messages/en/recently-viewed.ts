export const recentlyViewedMessages = {
  title: 'Recently viewed',
  clear: 'Clear',
  clearLabel: 'Clear recently viewed products',
} as const;
