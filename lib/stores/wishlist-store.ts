'use client';

import type { Product } from '@/lib/domain/product';
import { addToWishlist, removeFromWishlist, resolveWishlist } from '@/lib/domain/wishlist';
import type { CatalogueStore } from '@/lib/stores/catalogue-store';
import { createStoreProvider } from '@/lib/stores/create-store-provider';
import { createEntriesStore, type EntriesOptions } from '@/lib/stores/entries-store';
import { deviceStorage } from '@/lib/stores/safe-storage';

const wishlist = { key: 'wishlist', resolve: resolveWishlist } as const;

export function createWishlistStore(options: EntriesOptions) {
  return createEntriesStore(wishlist, options, ({ cache, change }) => ({
    add: (product: Product) => {
      cache(product);
      return change((entries) => addToWishlist(entries, product));
    },
    remove: (id: number) => change((entries) => removeFromWishlist(entries, id)),
  }));
}

export const [WishlistProvider, useWishlist] = createStoreProvider(
  'useWishlist',
  'WishlistProvider',
  ({ catalogue }: { readonly catalogue: CatalogueStore }) =>
    createWishlistStore({ storage: deviceStorage, catalogue }),
);
