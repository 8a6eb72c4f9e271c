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
  /** Address of the compact catalogue file. */
  readonly catalogueUrl: string;
  /** Left out, prices stay in dollars. */
  readonly rates?: ExchangeRates;
  readonly children: ReactNode;
};

/** Everything the shop remembers, one provider per store. */
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
