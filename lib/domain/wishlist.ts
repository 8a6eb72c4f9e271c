import type { Product } from '@/lib/domain/product';
import { entryOf, pendingEntries, type Entries, type KnownProducts } from '@/lib/domain/stored-entries';

export type WishlistContent = {
  readonly products: readonly Product[];
  readonly pending: Entries;
};

type Changed = { readonly kind: 'added' | 'removed'; readonly entries: Entries };
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
  const rest = entries.filter((entry) => entry.id !== id);
  return rest.length === entries.length ? { kind: 'absent' } : { kind: 'removed', entries: rest };
}

export function isOnWishlist({ products, pending }: WishlistContent, productId: number): boolean {
  return products.some(({ id }) => id === productId) || pending.some(({ id }) => id === productId);
}
