import type { Catalogue } from '@/lib/domain/catalogue';
import { summaryOf, type Product } from '@/lib/domain/product';
import { idOf, storedEntries } from '@/lib/domain/stored-lines';

/** As in the cart, a wish is unchecked until the catalogue has confirmed it. */
export type Wish =
  | { readonly kind: 'checked'; readonly product: Product }
  | { readonly kind: 'unchecked'; readonly stored: unknown };

export type WishResult = {
  readonly kind: 'added' | 'already' | 'removed' | 'absent';
  readonly wishes: readonly Wish[];
};

/** ADD only if the id is absent (CARD-08, CARD-09, WISH-03). A product without stock may be wished for. */
export function addWish(wishes: readonly Wish[], product: Product): WishResult {
  if (isWished(wishes, product.id)) return { kind: 'already', wishes };
  return { kind: 'added', wishes: [...wishes, { kind: 'checked', product }] };
}

/** Whether a product is wished for, be the wish checked or not. */
export function isWished(wishes: readonly Wish[], id: number): boolean {
  return wishes.some((wish) => wishId(wish) === id);
}

/** REMOVE by id (WISH-04). */
export function removeWish(wishes: readonly Wish[], id: number): WishResult {
  const rest = wishes.filter((wish) => wishId(wish) !== id);
  return rest.length === wishes.length ? { kind: 'absent', wishes } : { kind: 'removed', wishes: rest };
}

export function wishedProducts(wishes: readonly Wish[]): Product[] {
  return wishes.flatMap((wish) => (wish.kind === 'checked' ? [wish.product] : []));
}

/** The wishlist from what storage holds: with a catalogue, known products once each, in their order. */
export function readWishlist(stored: unknown, catalogue: Catalogue | undefined): readonly Wish[] {
  const entries = storedEntries(stored);
  if (catalogue === undefined) return entries.map((entry) => ({ kind: 'unchecked', stored: entry }));
  const ids = new Set(entries.map(idOf).filter((id) => id !== undefined));
  return [...ids]
    .map((id) => catalogue.get(id))
    .filter((product) => product !== undefined)
    .map((product) => ({ kind: 'checked', product }));
}

/** The bare array that is written under `wishlist`: product fields without qty (STORE-03, WISH-07). */
export function storedWishlist(wishes: readonly Wish[]): readonly unknown[] {
  return wishes.map((wish) => (wish.kind === 'checked' ? summaryOf(wish.product) : wish.stored));
}

/** The product of a wish, checked or not; undefined where it names none. */
export function wishId(wish: Wish): number | undefined {
  return wish.kind === 'checked' ? wish.product.id : idOf(wish.stored);
}
