'use client';

import { useState, type ReactNode } from 'react';
import { cartKey, createCartStore, type CartState } from '@/lib/stores/cart-store';
import { useCatalogueSource } from '@/lib/stores/catalogue-provider';
import { deviceStorage } from '@/lib/stores/safe-storage';
import { createStoreContext } from '@/lib/stores/store-context';
import { useInStep } from '@/lib/stores/use-in-step';

const { Context, useSelected } = createStoreContext<CartState>('useCart', 'CartProvider');

export function CartProvider({ children }: { readonly children: ReactNode }) {
  const source = useCatalogueSource();
  const [store] = useState(() => createCartStore({ storage: deviceStorage, source }));
  useInStep(store, cartKey);
  return <Context value={store}>{children}</Context>;
}

/** Throws outside a CartProvider (STORE-09). */
export const useCart = useSelected;
