'use client';

import { useState, type ReactNode } from 'react';
import { useCatalogueSource } from '@/lib/stores/catalogue-provider';
import { deviceStorage } from '@/lib/stores/safe-storage';
import { createStoreContext, useStorageSync } from '@/lib/stores/store-context';
import { createWishlistStore, type WishlistState } from '@/lib/stores/wishlist-store';

const { Context, useSelected } = createStoreContext<WishlistState>('useWishlist', 'WishlistProvider');

export function WishlistProvider({ children }: { readonly children: ReactNode }) {
  const source = useCatalogueSource();
  const [store] = useState(() => createWishlistStore({ storage: deviceStorage, source }));
  useStorageSync(store, () => void store.getState().refresh());
  return <Context value={store}>{children}</Context>;
}

export const useWishlist = useSelected;
