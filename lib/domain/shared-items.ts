import { qtyInCart, type CartContent } from '@/lib/domain/cart';
import type { Catalogue } from '@/lib/domain/catalogue';
import { availableQty, type Product } from '@/lib/domain/product';
import { isOnWishlist, type WishlistContent } from '@/lib/domain/wishlist';

/** A link lists items as `7.2-12` (id.qty, by default 1), in characters that messengers leave unchanged. */
export type SharedItem = { readonly id: number; readonly qty: number };

/** No server accepts a longer url. */
const maxLength = 32_000;
const param = 'items';
/** Items joined by hyphens, each `id` or `id.qty`, with as many digits as the table of products and `maxStock` allow. */
const grammar = /^[1-9]\d{0,8}(?:\.[1-9]\d{0,5})?(?:-[1-9]\d{0,8}(?:\.[1-9]\d{0,5})?)*$/;

/** An item to write into a link; those of a wishlist have no quantity. */
export type ListedItem = Pick<SharedItem, 'id'> & Partial<SharedItem>;

/** `?items=7.2-12` */
export function writeItems(items: readonly ListedItem[]) {
  const parts = items.map(({ id, qty }) => (qty === undefined ? `${id}` : `${id}.${qty}`));
  return `?${param}=${parts.join('-')}` as const;
}

/** Does not trust the link: one fault makes it `broken` as a whole. Undefined without the parameter. */
export function readItems(
  search: string,
):
  | { readonly kind: 'items'; readonly items: readonly SharedItem[] }
  | { readonly kind: 'broken' }
  | undefined {
  const text = new URLSearchParams(search).get(param);
  if (text === null) return undefined;
  if (text.length > maxLength || !grammar.test(text)) return { kind: 'broken' };
  const quantities = new Map<number, number>();
  for (const part of text.split('-')) {
    const [number, qty = '1'] = part.split('.');
    const id = Number(number);
    quantities.set(id, (quantities.get(id) ?? 0) + Number(qty));
  }
  return { kind: 'items', items: Array.from(quantities, ([id, qty]) => ({ id, qty })) };
}

/** The query string with its other parameters only: empty, or with a leading "?". */
export function withoutItems(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(param);
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

export type Offer = {
  /** `qty` is below `wanted` if the stock does not suffice. */
  readonly addable: readonly { readonly product: Product; readonly qty: number; readonly wanted: number }[];
  /** Already on the wishlist; or sold out, or in the cart with the whole stock. */
  readonly refused: readonly Product[];
  /** Counts items that are not in the catalogue. */
  readonly unknown: number;
};

export function offerToCart(
  items: readonly SharedItem[],
  catalogue: Catalogue,
  cart: Pick<CartContent, 'lines' | 'pending'>,
): Offer {
  return offer(items, catalogue, (product, wanted) =>
    Math.min(wanted, availableQty(product) - qtyInCart(cart, product.id)),
  );
}

export function offerToWishlist(
  items: readonly SharedItem[],
  catalogue: Catalogue,
  wishlist: WishlistContent,
): Offer {
  return offer(items, catalogue, ({ id }) => (isOnWishlist(wishlist, id) ? 0 : 1));
}

function offer(
  items: readonly SharedItem[],
  catalogue: Catalogue,
  addableQty: (product: Product, wanted: number) => number,
): Offer {
  const known = items.flatMap(({ id, qty: wanted }) => {
    const product = catalogue.get(id);
    return product === undefined ? [] : [{ product, wanted, qty: addableQty(product, wanted) }];
  });
  return {
    addable: known.filter(({ qty }) => qty > 0),
    refused: known.filter(({ qty }) => qty <= 0).map(({ product }) => product),
    unknown: items.length - known.length,
  };
}
