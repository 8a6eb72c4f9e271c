'use client';

import { useState, type ReactNode } from 'react';
import { useCatalogueSource } from '@/lib/stores/catalogue-provider';
import { deviceStorage } from '@/lib/stores/safe-storage';
import { createStoreContext } from '@/lib/stores/store-context';
import { useInStep } from '@/lib/stores/use-in-step';
import { createWishlistStore, wishlistKey, type WishlistState } from '@/lib/stores/wishlist-store';

const { Context, useSelected } = createStoreContext<WishlistState>('useWishlist', 'WishlistProvider');

export function WishlistProvider({ children }: { readonly children: ReactNode }) {
  const source = useCatalogueSource();
  const [store] = useState(() => createWishlistStore({ storage: deviceStorage, source }));
  useInStep(store, wishlistKey);
  return <Context value={store}>{children}</Context>;
}

/** Throws outside a WishlistProvider (STORE-09). */
export const useWishlist = useSelected;
