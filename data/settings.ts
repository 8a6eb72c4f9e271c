import type { Backdrop } from '@/lib/domain/picture';

/** The rules of the shop use these settings, and every page ships those it uses: keep texts and pictures out. */

export const shopName = 'Minato';

/** The categories stand in the order of the filter. */
export const categories = [
  'Calbee Frugra',
  'Matcha Green Tea',
  'Baby Collection',
  'Healthcare Products',
  'Okamoto Condom & Lubrican',
  'Snacks & Confectionaries',
] as const;
export type Category = (typeof categories)[number];

/** Feeds and structured data mark this category as adult content. */
export const adultCategory: Category = 'Okamoto Condom & Lubrican';

/** The theme colour behind the pictures of each category. */
export const backdrops = {
  'Calbee Frugra': 'wheat',
  'Matcha Green Tea': 'sage',
  'Baby Collection': 'blush',
  'Healthcare Products': 'mist',
  'Okamoto Condom & Lubrican': 'moon',
  'Snacks & Confectionaries': 'apricot',
} as const satisfies Record<Category, Backdrop>;

export const taxPercent = 5;
export const shippingPercent = 1;
/** Shipping is free from this subtotal in cents. */
export const freeShippingFromCents = 50_00;
