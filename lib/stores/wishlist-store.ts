'use client';

import type { Product } from '@/lib/domain/product';
import type { Entries } from '@/lib/domain/stored-entries';
import {
  addToWishlist,
  removeFromWishlist,
  resolveWishlist,
  type WishlistContent,
} from '@/lib/domain/wishlist';
import type { CatalogueStore } from '@/lib/stores/catalogue-store';
import { createStoreProvider } from '@/lib/stores/create-store-provider';
import { createEntriesStore, type EntriesOptions, type EntriesState } from '@/lib/stores/entries-store';
import type { PersistedStore } from '@/lib/stores/persisted-store';
import { deviceStorage } from '@/lib/stores/safe-storage';

type WishlistActions = {
  readonly add: (product: Product) => ReturnType<typeof addToWishlist>;
  readonly remove: (id: number) => ReturnType<typeof removeFromWishlist>;
  readonly apply: (rule: (entries: Entries) => Entries) => void;
};

export type WishlistState = WishlistContent & WishlistActions & EntriesState;

export function createWishlistStore(options: EntriesOptions): PersistedStore<Entries, WishlistState> {
  return createEntriesStore('wishlist', options, resolveWishlist, ({ see, change }): WishlistActions => ({
    add: (product) => {
      see(product);
      return change((entries) => addToWishlist(entries, product));
    },
    remove: (id) => change((entries) => removeFromWishlist(entries, id)),
    apply: (rule) => void change((entries) => ({ entries: rule(entries) })),
  }));
}

export const [WishlistProvider, useWishlist] = createStoreProvider(
  'useWishlist',
  'WishlistProvider',
  ({ catalogue }: { readonly catalogue: CatalogueStore }) =>
    createWishlistStore({ storage: deviceStorage, catalogue }),
);
