'use client';

import { useEffect } from 'react';
import { Price } from '@/components/currency/price';
import { ProductPicture } from '@/components/product/product-picture';
import { AppLink } from '@/components/ui/app-link';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { useFocusFallback } from '@/components/ui/use-focus-fallback';
import { useNextFrame } from '@/components/ui/use-next-frame';
import type { Product } from '@/lib/domain/product';
import { viewedBefore } from '@/lib/domain/recently-viewed';
import { productPath } from '@/lib/routes';
import { useCatalogue } from '@/lib/stores/catalogue-store';
import { RecentlyViewedProvider, useRecentlyViewed } from '@/lib/stores/recently-viewed-store';
import { recentlyViewedMessages } from '@/messages/recently-viewed';

type Props = { readonly id: number };

/** Records the view of this product, and shows the products viewed before. */
export function RecentlyViewedList(props: Props) {
  return (
    <RecentlyViewedProvider>
      <ViewedProducts {...props} />
    </RecentlyViewedProvider>
  );
}

function ViewedProducts({ id: currentId }: Props) {
  const catalogue = useCatalogue((state) => state.catalogue);
  const hasFailed = useCatalogue((state) => state.hasFailed);
  const load = useCatalogue((state) => state.load);
  const viewings = useRecentlyViewed((state) => state.viewings);
  const view = useRecentlyViewed((state) => state.view);
  const hasOthers = viewings.some(({ id }) => id !== currentId);
  const isFooterHidden = useNextFrame(hasOthers);

  useEffect(() => view(currentId), [view, currentId]);
  useEffect(() => {
    if (hasOthers) void load();
  }, [hasOthers, load]);

  if (!hasOthers || (catalogue === undefined && hasFailed)) return null;
  if (catalogue === undefined || !isFooterHidden) return <span className="list-pending" />;
  const products = viewedBefore(viewings, currentId, catalogue);
  return products.length > 0 && <ProductShelf products={products} />;
}

function ProductShelf({ products }: { readonly products: readonly Product[] }) {
  const clear = useRecentlyViewed((state) => state.clear);
  const ref = useFocusFallback<HTMLElement>(() => null);
  return (
    <Section
      ref={ref}
      id="recent"
      title={recentlyViewedMessages.title}
      aside={
        <Button
          variant="quiet"
          className="-me-2 px-2!"
          label={recentlyViewedMessages.clearLabel}
          onClick={clear}
        >
          {recentlyViewedMessages.clear}
        </Button>
      }
      className="mt-14 print:hidden sm:mt-20"
    >
      <ul className="scroller grid gap-4 max-sm:*:w-[7rem]! sm:grid-cols-4 lg:grid-cols-8">
        {products.map((product) => (
          <li key={product.id} className="relative">
            <ProductPicture
              product={product}
              sizes="(min-width: 64rem) 9rem, (min-width: 40rem) 22vw, 7rem"
              alt=""
            />
            <AppLink href={productPath(product)} className="stretched mt-2 block text-sm hover:underline">
              {product.name}
            </AppLink>
            <Price product={product} className="text-sm" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
