'use client';

import type { ReactNode } from 'react';
import { CartProvider } from '@/lib/stores/cart-provider';
import { CatalogueProvider } from '@/lib/stores/catalogue-provider';
import { NoticeProvider } from '@/lib/stores/notice-provider';
import { SessionProvider } from '@/lib/stores/session-provider';
import { WishlistProvider } from '@/lib/stores/wishlist-provider';

type Props = {
  /** Address of the compact catalogue file. */
  readonly catalogueUrl: string;
  readonly children: ReactNode;
};

/** Everything the shop remembers, one provider per store. */
export function StoreProvider({ catalogueUrl, children }: Props) {
  return (
    <CatalogueProvider url={catalogueUrl}>
      <CartProvider>
        <WishlistProvider>
          <SessionProvider>
            <NoticeProvider>{children}</NoticeProvider>
          </SessionProvider>
        </WishlistProvider>
      </CartProvider>
    </CatalogueProvider>
  );
}
