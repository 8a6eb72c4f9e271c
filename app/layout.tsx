import type { Metadata } from 'next';
import { Activity, type ReactNode } from 'react';
import { AfterHydration } from '@/components/layout/after-hydration';
import { ChunkLoadGuard } from '@/components/layout/chunk-load-guard';
import { LinkNavigation } from '@/components/layout/link-navigation';
import { RouteCurtain } from '@/components/layout/route-curtain';
import { LazyScrollToTopButton } from '@/components/layout/lazy-scroll-to-top-button';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { SkipLink } from '@/components/layout/skip-link';
import { NoticeRegion } from '@/components/notices/notice-region';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { headerLinks, privacyLinks, quickLinks, usefulLinks } from '@/lib/navigation';
import { withBasePath } from '@/lib/base-path';
import { pageIcons } from '@/lib/publishing/metadata';
import { publishedCatalogue } from '@/lib/publishing/published-catalogue';
import { StoreProvider } from '@/lib/stores/store-provider';
import { language } from '@/messages/language';
import { company } from '@/shop/company';
import { products } from '@/shop/products';
import { shopName } from '@/shop/settings';
import { homeDescription } from '@/shop/texts';
// Every page loads these screens. Imported here, they are in the layout's chunk instead of three more.
import './error';
import './global-error';
import './not-found';
import './globals.css';

export const metadata: Metadata = {
  title: shopName,
  description: homeDescription,
  icons: pageIcons(company),
};

const footerGroups = { quickLinks, usefulLinks, privacyLinks };

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    // scripts/export/browser/page-start.ts sets an attribute of <html>, hence suppressHydrationWarning.
    <html lang={language} suppressHydrationWarning>
      <body className="flex min-h-dvh flex-col">
        <SkipLink target="content" />
        <LinkNavigation />
        <StoreProvider catalogueUrl={withBasePath(publishedCatalogue(products).path)}>
          {/* React hydrates each Activity by itself, the one first in which something is pressed. */}
          <Activity>
            <SiteHeader company={company} links={headerLinks} />
          </Activity>
          <RouteCurtain>
            <ChunkLoadGuard />
            {children}
          </RouteCurtain>
          <Activity>
            <SiteFooter company={company} groups={footerGroups} builtInYear={new Date().getFullYear()} />
          </Activity>
          <LazyScrollToTopButton />
          <ErrorBoundary>
            <NoticeRegion />
            <AfterHydration />
          </ErrorBoundary>
        </StoreProvider>
      </body>
    </html>
  );
}
