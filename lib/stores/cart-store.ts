'use client';

import { addToCart, correctedEntries, removeFromCart, resolveCart, updateQty } from '@/lib/domain/cart';
import type { Product } from '@/lib/domain/product';
import type { CatalogueStore } from '@/lib/stores/catalogue-store';
import { createStoreProvider } from '@/lib/stores/create-store-provider';
import { createEntriesStore, type EntriesOptions } from '@/lib/stores/entries-store';
import { deviceStorage } from '@/lib/stores/safe-storage';

const cart = { key: 'Cart', resolve: resolveCart, correct: correctedEntries } as const;

export function createCartStore(options: EntriesOptions) {
  return createEntriesStore(cart, options, ({ lookUp, cache, change }) => ({
    add: (product: Product, qty?: number) => {
      cache(product);
      return change((entries) => addToCart(entries, product, qty));
    },
    update: (id: number, qty: number) =>
      change((entries): ReturnType<typeof updateQty> => {
        const product = lookUp(id);
        return product === undefined ? { kind: 'absent' } : updateQty(entries, product, qty);
      }),
    remove: (id: number) => change((entries) => removeFromCart(entries, id)),
  }));
}

export const [CartProvider, useCart] = createStoreProvider(
  'useCart',
  'CartProvider',
  ({ catalogue }: { readonly catalogue: CatalogueStore }) =>
    createCartStore({ storage: deviceStorage, catalogue }),
);
