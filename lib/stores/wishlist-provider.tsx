'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { wishlistKey, createWishlistStore, type WishlistState } from '@/lib/stores/wishlist-store';
import type { CatalogueSource } from '@/lib/stores/catalogue-source';
import { keepInStep } from '@/lib/stores/keep-in-step';
import { createDeviceStorage } from '@/lib/stores/safe-storage';
import { createStoreContext } from '@/lib/stores/store-context';

const { Context, useSelected } = createStoreContext<WishlistState>('useWishlist', 'WishlistProvider');

type Props = { readonly source: CatalogueSource; readonly children: ReactNode };

export function WishlistProvider({ source, children }: Props) {
  const [store] = useState(() => createWishlistStore({ storage: createDeviceStorage(), source }));
  useEffect(() => {
    const refresh = () => void store.getState().refresh();
    refresh();
    return keepInStep(wishlistKey, refresh);
  }, [store]);
  return <Context value={store}>{children}</Context>;
}

/** Throws outside a WishlistProvider (STORE-09). */
export const useWishlist = useSelected;
