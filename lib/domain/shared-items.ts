import { qtyInCart, type CartContent } from '@/lib/domain/cart';
import type { Catalogue } from '@/lib/domain/catalogue';
import type { Product } from '@/lib/domain/product';
import { isOnWishlist, type WishlistContent } from '@/lib/domain/wishlist';

/** `7.2-12` in a link (id.qty, 1 by default): only characters that messengers leave unchanged. */
export type SharedItem = { readonly id: number; readonly qty: number };

/** More than servers accept in a url. */
const maxLength = 32_000;
const param = 'items';
// Up to six digits, as `maxStock` has.
const grammar = /^[1-9]\d{0,5}(?:\.[1-9]\d{0,5})?(?:-[1-9]\d{0,5}(?:\.[1-9]\d{0,5})?)*$/;

/** A wishlist has no quantities. */
export type ListedItem = Pick<SharedItem, 'id'> & Partial<SharedItem>;

/** `?items=7.2-12` */
export function writeItems(items: readonly ListedItem[]) {
  const parts = items.map(({ id, qty }) => (qty === undefined ? `${id}` : `${id}.${qty}`));
  return `?${param}=${parts.join('-')}` as const;
}

/** Untrusted input: any fault makes it `broken` as a whole; undefined without the parameter. */
export function readItems(
  search: string,
):
  | { readonly kind: 'items'; readonly items: readonly SharedItem[] }
  | { readonly kind: 'broken' }
  | undefined {
  const text = new URLSearchParams(search).get(param);
  if (text === null) return undefined;
  if (text.length > maxLength || !grammar.test(text)) return { kind: 'broken' };
  const wanted = new Map<number, number>();
  for (const part of text.split('-')) {
    const [number, qty = '1'] = part.split('.');
    const id = Number(number);
    wanted.set(id, (wanted.get(id) ?? 0) + Number(qty));
  }
  return { kind: 'items', items: Array.from(wanted, ([id, qty]) => ({ id, qty })) };
}

/** Keeps other parameters; empty, or with a leading "?". */
export function withoutItems(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(param);
  const rest = params.toString();
  return rest === '' ? '' : `?${rest}`;
}

export type Offer = {
  /** `qty` is below `wanted` if the stock does not suffice. */
  readonly addable: readonly { readonly product: Product; readonly qty: number; readonly wanted: number }[];
  readonly refused: readonly Product[];
  readonly unknown: number;
};

export function offerToCart(
  items: readonly SharedItem[],
  catalogue: Catalogue,
  cart: Pick<CartContent, 'lines' | 'pending'>,
): Offer {
  return offer(items, catalogue, ({ id, stock }, wanted) => Math.min(wanted, stock - qtyInCart(cart, id)));
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
