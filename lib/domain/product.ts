import { photoWidths, viewWidths, type Picture } from '@/lib/domain/picture';
import { adultCategories, backdrops, skuPrefix } from '@/shop/settings';

/** The name of a category, as the shop's settings write it. */
export type Category = string;

/** The fields that every page loads and storage may hold. */
export type Product = {
  readonly id: number;
  readonly name: string;
  /** Units of the shop's currency before discount, above 0 in whole cents. */
  readonly price: number;
  /** Whole percent, 0 to 100. */
  readonly discount: number;
  /** 0 to 5 stars, may be fractional; undefined without a rating. */
  readonly rate?: number | undefined;
  /** Path in `public/` with a leading slash; the 800 px file if there are several widths. */
  readonly img: string;
  readonly category: Category;
  /** Whole units, 0 to `maxStock`; undefined if they are not counted. Orders do not reduce it. */
  readonly stock?: number | undefined;
  /** The last part of its url, if that is not the name with underscores. */
  readonly slug?: string | undefined;
};

/** What a photo of a product shows. */
export type PhotoRole = 'front' | 'close' | 'served' | 'size' | 'other';

export type ProductPhoto = { readonly role: PhotoRole; readonly src: string };

/** What the card of a product shows. */
export type CardProduct = Product & {
  /** The photo of the product served or in use, which a card shows while it is hovered. */
  readonly served?: string | undefined;
};

export type ProductDetails = Product & {
  /** All photos, of which `img` is the first; undefined if there is no other than the front. */
  readonly photos?: readonly ProductPhoto[];
  readonly socialImage?: string;
  readonly brand?: string;
  readonly description?: string;
  readonly packSize?: string;
  /** What it is made of. */
  readonly composition?: LabelledText;
  /** Further facts, in the order of the table's columns. */
  readonly info?: readonly LabelledText[];
  /** Undefined if the SKU is made from the id. */
  readonly sku?: string;
  /** The 8, 12, 13 or 14 digits of its bar code. */
  readonly gtin?: string;
  /** True for adults only, also in a category that is for all. */
  readonly adult?: boolean;
};

type LabelledText = { readonly label: string; readonly text: string };

/** Also the most units of a product in a cart, a link or an order request. */
export const maxStock = 999_999;

/** The widths in pixels in which a photo of a role is there. */
export function widthsOf(role: PhotoRole): readonly number[] {
  return role === 'served' || role === 'size' ? viewWidths : photoWidths;
}

/** Without a role it is the picture of a list, where 800 px suffice. */
export function pictureOf(
  { category }: Pick<Product, 'category'>,
  src: string,
  alt = '',
  role?: PhotoRole,
): Picture {
  const backdrop = backdrops[category];
  return {
    src,
    width: 1200,
    height: 1200,
    alt,
    widths: role === undefined ? viewWidths : widthsOf(role),
    ...(backdrop !== undefined && { backdrop }),
  };
}

/** Drops details, so that they are not serialised into pages that do not show them. */
export function summaryOf({ id, name, price, discount, rate, img, category, stock, slug }: Product): Product {
  return { id, name, price, discount, rate, img, category, stock, ...(slug !== undefined && { slug }) };
}

export function isInStock({ stock }: Pick<Product, 'stock'>): boolean {
  return stock !== 0;
}

/** The most units that a cart may hold: the stock, if it is counted. */
export function availableQty({ stock = maxStock }: Pick<Product, 'stock'>): number {
  return stock;
}

/** The product's own SKU, or one from its id, such as "TEA-07". Marketplaces identify a product by it, so it must never change. */
export function skuOf({ id, sku }: Pick<ProductDetails, 'id' | 'sku'>): string {
  return sku ?? `${skuPrefix}${String(id).padStart(2, '0')}`;
}

export function isForAdults({ category, adult }: Pick<ProductDetails, 'category' | 'adult'>): boolean {
  return adult === true || adultCategories.includes(category);
}
