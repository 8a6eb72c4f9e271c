'use client';

import { useState, type ReactNode } from 'react';
import { createCartStore, type CartState } from '@/lib/stores/cart-store';
import { useCatalogueSource } from '@/lib/stores/catalogue-provider';
import { deviceStorage } from '@/lib/stores/safe-storage';
import { createStoreContext, useStorageSync } from '@/lib/stores/store-context';

const { Context, useSelected } = createStoreContext<CartState>('useCart', 'CartProvider');

export function CartProvider({ children }: { readonly children: ReactNode }) {
  const source = useCatalogueSource();
  const [store] = useState(() => createCartStore({ storage: deviceStorage, source }));
  useStorageSync(store, () => void store.getState().refresh());
  return <Context value={store}>{children}</Context>;
}

export const useCart = useSelected;
