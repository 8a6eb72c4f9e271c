import type { Product } from '@/lib/domain/product';
import { entryOf, pendingEntries, type Entries, type KnownProducts } from '@/lib/domain/stored-entries';

export type WishlistContent = {
  readonly products: readonly Product[];
  readonly pending: Entries;
};

type Changed = { readonly kind: 'added' | 'removed'; readonly entries: Entries };
/** `already`: the product is on the wishlist; `absent`: it is not. */
type Refused = { readonly kind: 'already' | 'absent'; readonly entries?: undefined };

export function resolveWishlist(entries: Entries, known: KnownProducts): WishlistContent {
  const ids = new Set(entries.flatMap(({ id }) => id ?? []));
  return {
    products: [...ids].flatMap((id) => known.products.get(id) ?? []),
    pending: pendingEntries(entries, known),
  };
}

export function addToWishlist(entries: Entries, product: Product): Changed | Refused {
  if (entries.some(({ id }) => id === product.id)) return { kind: 'already' };
  return { kind: 'added', entries: [...entries, entryOf(product)] };
}

export function removeFromWishlist(entries: Entries, id: number): Changed | Refused {
  const others = entries.filter((entry) => entry.id !== id);
  return others.length === entries.length ? { kind: 'absent' } : { kind: 'removed', entries: others };
}

export function isOnWishlist({ products, pending }: WishlistContent, productId: number): boolean {
  return products.some(({ id }) => id === productId) || pending.some(({ id }) => id === productId);
}
