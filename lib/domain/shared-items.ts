import { checkedLines, heldQty, type CartLine } from '@/lib/domain/cart';
import type { Catalogue } from '@/lib/domain/catalogue';
import type { Product } from '@/lib/domain/product';
import { isWished, type Wish } from '@/lib/domain/wishlist';

/**
 * What a link carries of a cart or a wishlist: `7.2-12.1`, each a product's id and how many of it, one where it does
 * not say. Only characters that no messenger and no address bar alters. A link is a stranger's text, so every reader
 * here is total, and takes all of it or nothing.
 */
export type SharedItem = { readonly id: number; readonly qty: number };

/** How many a link may name: far more than the catalogue has. */
const mostItems = 200;
const param = 'items';
const grammar = /^[1-9]\d{0,5}(?:\.[1-9]\d{0,3})?(?:-[1-9]\d{0,5}(?:\.[1-9]\d{0,3})?)*$/;

/** The value of `items` in a link; for a wishlist the quantity is left out. */
export function writeItems(items: readonly { readonly id: number; readonly qty?: number }[]): string {
  return items.map(({ id, qty }) => (qty === undefined ? `${id}` : `${id}.${qty}`)).join('-');
}

/** What the query of an address carries; undefined where it carries nothing of the kind. */
export function readItems(
  search: string,
):
  | { readonly kind: 'items'; readonly items: readonly SharedItem[] }
  | { readonly kind: 'broken' }
  | undefined {
  const text = new URLSearchParams(search).get(param);
  if (text === null) return undefined;
  const parts = grammar.test(text) ? text.split('-') : [];
  if (parts.length === 0 || parts.length > mostItems) return { kind: 'broken' };
  const wanted = new Map<number, number>();
  for (const part of parts) {
    const [number, qty = '1'] = part.split('.');
    const id = Number(number);
    wanted.set(id, (wanted.get(id) ?? 0) + Number(qty));
  }
  return { kind: 'items', items: Array.from(wanted, ([id, qty]) => ({ id, qty })) };
}

/** The query without what the link brought, all else as it was; empty where nothing is left. */
export function withoutItems(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(param);
  const rest = params.toString();
  return rest === '' ? '' : `?${rest}`;
}

/** The items of a cart, as a link carries them. */
export function itemsOf(lines: readonly CartLine[]): SharedItem[] {
  return checkedLines(lines).map(({ product, qty }) => ({ id: product.id, qty }));
}

/** What a link would change, for the shopper to answer. */
export type Offer = {
  /** What would be added; `qty` is less than `wanted` where the stock does not reach. */
  readonly addable: readonly { readonly product: Product; readonly qty: number; readonly wanted: number }[];
  /** What is there already, as far as it can be, or is sold out. */
  readonly refused: readonly Product[];
  /** How many the catalogue does not know. */
  readonly unknown: number;
};

/** What a link would add to the cart, by the rules of ADD and within the stock (CARD-06, A-69). */
export function offerToCart(
  items: readonly SharedItem[],
  catalogue: Catalogue,
  lines: readonly CartLine[],
): Offer {
  return offer(items, catalogue, ({ id, stock }, wanted) => Math.min(wanted, stock - heldQty(lines, id)));
}

/** What a link would add to the wishlist: what is not on it yet (WISH-03, A-69). */
export function offerToWishlist(
  items: readonly SharedItem[],
  catalogue: Catalogue,
  wishes: readonly Wish[],
): Offer {
  return offer(items, catalogue, ({ id }) => (isWished(wishes, id) ? 0 : 1));
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
