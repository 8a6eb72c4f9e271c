'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { cartKey, createCartStore, type CartState } from '@/lib/stores/cart-store';
import type { CatalogueSource } from '@/lib/stores/catalogue-source';
import { keepInStep } from '@/lib/stores/keep-in-step';
import { createDeviceStorage } from '@/lib/stores/safe-storage';
import { createStoreContext } from '@/lib/stores/store-context';

const { Context, useSelected } = createStoreContext<CartState>('useCart', 'CartProvider');

type Props = { readonly source: CatalogueSource; readonly children: ReactNode };

export function CartProvider({ source, children }: Props) {
  const [store] = useState(() => createCartStore({ storage: createDeviceStorage(), source }));
  useEffect(() => {
    const refresh = () => void store.getState().refresh();
    refresh();
    return keepInStep(cartKey, refresh);
  }, [store]);
  return <Context value={store}>{children}</Context>;
}

/** Throws outside a CartProvider (STORE-09). */
export const useCart = useSelected;
