import type { Backdrop, Picture } from '@/lib/domain/picture';

/**
 * The six categories a product can have, in the order of the filter. "All Category" is only a value of that filter
 * (DATA-08).
 */
export const categories = [
  'Calbee Frugra',
  'Matcha Green Tea',
  'Baby Collection',
  'Healthcare Products',
  'Okamoto Condom & Lubrican',
  'Snacks & Confectionaries',
] as const;
export type Category = (typeof categories)[number];

/** What every screen knows of a product, and what storage may hold of it (DATA-02). */
export type Product = {
  readonly id: number;
  readonly name: string;
  /** Dollars before discount, 4.5 to 100. */
  readonly price: number;
  /** Percent, 0 to 78; 0 is no discount. */
  readonly discount: number;
  /** 0 to 5, may be fractional. */
  readonly rate: number;
  /** Path of the picture below `public/`, with a leading slash; where there are several widths, the one of 800 pixels. */
  readonly img: string;
  readonly category: Category;
  /** Whole units, 0 to 79; a constant of the catalogue (GEN-07). */
  readonly stock: number;
};

/** What only the product's own page and the build need. */
export type ProductDetails = Product & {
  /** A second view, nearer and turned; named as `img` is. */
  readonly closeUp?: string;
  /** What other sites show with a link to it: a JPEG with its name on it. */
  readonly card?: string;
  readonly brand: string;
  readonly description: string;
  /** As printed on the pack, for example "100 g" or "12 pieces". */
  readonly packSize: string;
  readonly composition: { readonly label: 'Ingredients' | 'Material'; readonly text: string };
};

const starCount = 5;
const mostRelated = 5;

/** What a category's goods are photographed on. */
export const backdrops = {
  'Calbee Frugra': 'wheat',
  'Matcha Green Tea': 'sage',
  'Baby Collection': 'blush',
  'Healthcare Products': 'mist',
  'Okamoto Condom & Lubrican': 'moon',
  'Snacks & Confectionaries': 'apricot',
} as const satisfies Record<Category, Backdrop>;

/** A picture of a product: all are squares of one size, in the same widths (DATA-10). */
export function pictureOf({ category }: Pick<Product, 'category'>, src: string, alt = ''): Picture {
  return {
    src,
    width: 1200,
    height: 1200,
    alt,
    widths: [240, 480, 800, 1200],
    backdrop: backdrops[category],
  };
}

/** The named fields of a product alone, so that details do not travel to pages that do not show them. */
export function summaryOf({ id, name, price, discount, rate, img, category, stock }: Product): Product {
  return { id, name, price, discount, rate, img, category, stock };
}

export function isInStock(product: Pick<Product, 'stock'>): boolean {
  return product.stock > 0;
}

/** Filled stars out of 5, halves rounded up (CARD-10, A-19). */
export function filledStars(rate: number): number {
  return Math.min(starCount, Math.max(0, Math.round(rate)));
}

/** A made-up count from 0 to 100, always the same for one product (PDP-05, A-25). */
export function reviewCount(id: number): number {
  // One round of a 32-bit integer hash, so that neighbours do not look alike.
  const mixed = Math.imul((id + 0x9e3779b9) ^ ((id + 0x9e3779b9) >>> 16), 0x85ebca6b);
  return ((mixed ^ (mixed >>> 13)) >>> 0) % 101;
}

/** Up to 5 others of the same category, those in stock first, then by id (PDP-19, PDP-20, A-32). */
export function relatedTo<P extends Product>(product: Product, products: readonly P[]): P[] {
  return products
    .filter((other) => other.category === product.category && other.id !== product.id)
    .sort((a, b) => Number(isInStock(b)) - Number(isInStock(a)) || a.id - b.id)
    .slice(0, mostRelated);
}

/** The `count` products with the highest stock, ties by lower id (HOME-02, A-13). */
export function bestSellers<P extends Product>(products: readonly P[], count: number): P[] {
  return [...products].sort((a, b) => b.stock - a.stock || a.id - b.id).slice(0, count);
}

/** The `count` newest products: the catalogue has no dates, so the highest ids (HOME-03, A-14). */
export function newArrivals<P extends Product>(products: readonly P[], count: number): P[] {
  return [...products].sort((a, b) => b.id - a.id).slice(0, count);
}
