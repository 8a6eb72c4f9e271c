'use client';

import {
  addToCart,
  correctedEntries,
  removeFromCart,
  resolveCart,
  updateQty,
  type CartContent,
} from '@/lib/domain/cart';
import type { Product } from '@/lib/domain/product';
import type { Entries } from '@/lib/domain/stored-entries';
import type { CatalogueStore } from '@/lib/stores/catalogue-store';
import { createStoreProvider } from '@/lib/stores/create-store-provider';
import { createEntriesStore, type EntriesOptions, type EntriesState } from '@/lib/stores/entries-store';
import type { PersistedStore } from '@/lib/stores/persisted-store';
import { deviceStorage } from '@/lib/stores/safe-storage';

type CartActions = {
  readonly add: (product: Product, qty?: number) => ReturnType<typeof addToCart>;
  readonly update: (id: number, qty: number) => ReturnType<typeof updateQty>;
  readonly remove: (id: number) => ReturnType<typeof removeFromCart>;
  /** Applies a rule from the calling page's own bundle, which keeps it out of the shared chunk. */
  readonly apply: (rule: (entries: Entries) => Entries) => void;
};

export type CartState = CartContent & CartActions & EntriesState;

export function createCartStore(options: EntriesOptions): PersistedStore<Entries, CartState> {
  return createEntriesStore('Cart', options, resolveCart, ({ known, see, change }): CartActions => {
    const changeCorrected: typeof change = (rule) =>
      change((entries) => rule(correctedEntries(entries, known())));
    return {
      add: (product, qty) => {
        see(product);
        return changeCorrected((entries) => addToCart(entries, product, qty));
      },
      update: (id, qty) =>
        changeCorrected((entries) => {
          const product = known().products.get(id);
          return product === undefined ? { kind: 'absent' } : updateQty(entries, product, qty);
        }),
      remove: (id) => changeCorrected((entries) => removeFromCart(entries, id)),
      apply: (rule) =>
        void changeCorrected((entries) => {
          const changed = rule(entries);
          return changed === entries ? {} : { entries: changed };
        }),
    };
  });
}

export const [CartProvider, useCart] = createStoreProvider(
  'useCart',
  'CartProvider',
  ({ catalogue }: { readonly catalogue: CatalogueStore }) =>
    createCartStore({ storage: deviceStorage, catalogue }),
);
