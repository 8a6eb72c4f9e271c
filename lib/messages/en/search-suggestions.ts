/** For a search without results. */
export const searchSuggestionMessages = {
  didYouMean: 'Did you mean',
  suggestedWords: (words: string) => `“${words}”?`,
  showHiddenByFilters: (count: number, words: string) =>
    count === 1
      ? `Show the one product for “${words}” hidden by the filters`
      : `Show the ${count} products for “${words}” hidden by the filters`,
  nearMisses: 'Perhaps one of these?',
} as const;
