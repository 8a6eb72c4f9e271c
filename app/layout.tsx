import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { AccountNews } from '@/components/account/account-news';
import { CartNews } from '@/components/cart/cart-news';
import { OfflineCopy } from '@/components/layout/offline-copy';
import { RouteCurtain } from '@/components/layout/route-curtain';
import { SheetHead } from '@/components/layout/sheet-head';
import { ScrollToTopButton } from '@/components/layout/scroll-to-top-button';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { SkipLink } from '@/components/layout/skip-link';
import { NoticeShelf } from '@/components/notices/notice-shelf';
import { Island } from '@/components/ui/island';
import { WishlistNews } from '@/components/wishlist/wishlist-news';
import { company } from '@/data/company';
import { exchangeRates } from '@/data/exchange-rates';
import { headerLinks, privacyLinks, quickLinks, usefulLinks } from '@/data/navigation';
import { products } from '@/data/products';
import { homeMessages } from '@/lib/messages/en/home';
import { publishedCatalogue } from '@/lib/published-catalogue';
import { withBasePath } from '@/lib/routes';
import { StoreProvider } from '@/lib/stores/store-provider';
import './globals.css';

const textFace = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-text',
  // Ours, in stand-in-letters.css, also know Android and Linux.
  adjustFontFallback: false,
});

const displayFace = localFont({
  src: '../node_modules/@fontsource/shippori-mincho/files/shippori-mincho-latin-500-normal.woff2',
  weight: '500',
  variable: '--font-display',
  adjustFontFallback: false,
});

export const metadata: Metadata = { title: 'Minato', description: homeMessages.description };

export const viewport: Viewport = { colorScheme: 'only light' };

const footerGroups = { quickLinks, usefulLinks, privacyLinks };

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en" className={`${textFace.variable} ${displayFace.variable}`} suppressHydrationWarning>
      <body className="flex min-h-dvh flex-col">
        <SkipLink target="content" />
        <StoreProvider catalogueUrl={withBasePath(publishedCatalogue(products).path)} rates={exchangeRates}>
          <SheetHead company={company} />
          <SiteHeader company={company} links={headerLinks} />
          <RouteCurtain>{children}</RouteCurtain>
          <SiteFooter company={company} groups={footerGroups} builtInYear={new Date().getFullYear()} />
          <ScrollToTopButton />
          <Island>
            <NoticeShelf />
            <CartNews />
            <WishlistNews />
            <AccountNews />
            <OfflineCopy />
          </Island>
        </StoreProvider>
      </body>
    </html>
  );
}
