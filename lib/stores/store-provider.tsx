'use client';

import { useState, type ReactNode } from 'react';
import { CartProvider } from '@/lib/stores/cart-store';
import { CatalogueProvider, createCatalogueStore } from '@/lib/stores/catalogue-store';
import { CurrencyProvider } from '@/lib/stores/currency-store';
import { NoticeProvider } from '@/lib/stores/notice-store';
import { WishlistProvider } from '@/lib/stores/wishlist-store';

type Props = {
  readonly catalogueUrl: string;
  readonly children: ReactNode;
};

/** Provides the stores that every page uses. A page that needs another store provides it itself. */
export function StoreProvider({ catalogueUrl, children }: Props) {
  const [catalogue] = useState(() => createCatalogueStore(catalogueUrl));
  return (
    <CatalogueProvider store={catalogue}>
      <CartProvider catalogue={catalogue}>
        <WishlistProvider catalogue={catalogue}>
          <CurrencyProvider>
            <NoticeProvider>{children}</NoticeProvider>
          </CurrencyProvider>
        </WishlistProvider>
      </CartProvider>
    </CatalogueProvider>
  );
}
