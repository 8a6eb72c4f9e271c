import type { Category } from '@/lib/domain/product';

/** The backdrop colour behind a category's goods, from the theme. */
export const categoryBackdrop = {
  'Calbee Frugra': 'bg-wheat',
  'Matcha Green Tea': 'bg-sage',
  'Baby Collection': 'bg-blush',
  'Healthcare Products': 'bg-mist',
  'Okamoto Condom & Lubrican': 'bg-moon',
  'Snacks & Confectionaries': 'bg-apricot',
} satisfies Record<Category, string>;
