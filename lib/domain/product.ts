import type { Picture } from '@/lib/domain/picture';
import { adultCategories, backdrops, skuPrefix } from '@/shop/settings';

/** The name of a category, as the shop's settings write it. */
export type Category = string;

/** The fields that every page loads and storage may hold. */
export type Product = {
  readonly id: number;
  readonly name: string;
  /** Dollars before discount, above 0 in whole cents. */
  readonly price: number;
  /** Whole percent, 0 to 100. */
  readonly discount: number;
  /** 0 to 5 stars, may be fractional. */
  readonly rate: number;
  /** Path in `public/` with a leading slash; the 800 px file if there are several widths. */
  readonly img: string;
  readonly category: Category;
  /** Whole units, 0 to `maxStock`; orders do not reduce it. */
  readonly stock: number;
};

export type ProductDetails = Product & {
  readonly closeUp?: string;
  readonly socialImage?: string;
  readonly brand: string;
  readonly description: string;
  readonly packSize: string;
  readonly composition: { readonly label: 'Ingredients' | 'Material'; readonly text: string };
};

/** The file system allows 255 bytes, of which `.segments`, the longest suffix of the build, takes 9. */
export const maxNameBytes = 255 - 9;
/** Also the most units of a product in a cart, a link or an order request. */
export const maxStock = 999_999;

export const bestSellerCount = 8;
export const newArrivalCount = 8;
/** Best sellers shown under an empty cart. */
export const emptyCartBestSellerCount = 4;
const starCount = 5;
const maxRelated = 5;

export function pictureOf({ category }: Pick<Product, 'category'>, src: string, alt = ''): Picture {
  const backdrop = backdrops[category];
  return {
    src,
    width: 1200,
    height: 1200,
    alt,
    widths: [240, 480, 800, 1200],
    ...(backdrop !== undefined && { backdrop }),
  };
}

/** Drops details, so that they are not serialised into pages that do not show them. */
export function summaryOf({ id, name, price, discount, rate, img, category, stock }: Product): Product {
  return { id, name, price, discount, rate, img, category, stock };
}

export function isInStock(product: Pick<Product, 'stock'>): boolean {
  return product.stock > 0;
}

/** "MINATO-07". Marketplaces identify a product by it, so it must never change. */
export function skuOf({ id }: Pick<Product, 'id'>): string {
  return `${skuPrefix}${String(id).padStart(2, '0')}`;
}

export function isForAdults({ category }: Pick<Product, 'category'>): boolean {
  return adultCategories.includes(category);
}

export function filledStars(rate: number): number {
  return Math.min(starCount, Math.max(0, Math.round(rate)));
}

/** A made-up count from 0 to 100, stable for each product. */
export function reviewCount(id: number): number {
  // One round of a 32-bit integer hash, with its usual constants, so that neighbouring ids differ.
  const mixed = Math.imul((id + 0x9e3779b9) ^ ((id + 0x9e3779b9) >>> 16), 0x85ebca6b);
  return ((mixed ^ (mixed >>> 13)) >>> 0) % 101;
}

/** Other products of the category, those in stock first. */
export function relatedTo<P extends Product>(product: Product, products: readonly P[]): P[] {
  return products
    .filter((other) => other.category === product.category && other.id !== product.id)
    .sort((a, b) => Number(isInStock(b)) - Number(isInStock(a)) || a.id - b.id)
    .slice(0, maxRelated);
}

/** By highest stock; ties by lower id. */
export function bestSellers<P extends Product>(products: readonly P[], count: number): P[] {
  return [...products].sort((a, b) => b.stock - a.stock || a.id - b.id).slice(0, count);
}

/** The catalogue has no dates: the highest ids are the newest. */
export function newArrivals<P extends Product>(products: readonly P[], count: number): P[] {
  return [...products].sort((a, b) => b.id - a.id).slice(0, count);
}
