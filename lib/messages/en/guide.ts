/** For the guides of products. */
export const guideMessages = {
  steps: 'How to enjoy it',
  origin: 'Where it is from',
  map: (place: string) => `Map with ${place} marked`,
  glance: 'At a glance',
  allergens: 'Allergens',
  noAllergens: 'None',
  storage: 'Storage',
  keeps: 'Keeps',
  goesWith: 'Goes well with',
} as const;
