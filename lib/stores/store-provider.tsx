'use client';

import type { ReactNode } from 'react';
import type { ExchangeRates } from '@/lib/domain/currency';
import { CartProvider } from '@/lib/stores/cart-provider';
import { CatalogueProvider } from '@/lib/stores/catalogue-provider';
import { CurrencyProvider } from '@/lib/stores/currency-provider';
import { NoticeProvider } from '@/lib/stores/notice-provider';
import { SessionProvider } from '@/lib/stores/session-provider';
import { WishlistProvider } from '@/lib/stores/wishlist-provider';

type Props = {
  readonly catalogueUrl: string;
  readonly rates?: ExchangeRates;
  readonly children: ReactNode;
};

export function StoreProvider({ catalogueUrl, rates, children }: Props) {
  return (
    <CatalogueProvider url={catalogueUrl}>
      <CartProvider>
        <WishlistProvider>
          <SessionProvider>
            <CurrencyProvider rates={rates}>
              <NoticeProvider>{children}</NoticeProvider>
            </CurrencyProvider>
          </SessionProvider>
        </WishlistProvider>
      </CartProvider>
    </CatalogueProvider>
  );
}
