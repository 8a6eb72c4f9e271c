'use client';

import { useEffect, useState } from 'react';
import { Price } from '@/components/product/price';
import { ProductPicture } from '@/components/product/product-picture';
import { SectionHeading } from '@/components/ui/section-heading';
import { AppLink } from '@/components/ui/app-link';
import { Button } from '@/components/ui/button';
import { useFocusHeir } from '@/components/ui/use-focus-heir';
import type { Product } from '@/lib/domain/product';
import { viewedBefore } from '@/lib/domain/recently-viewed';
import { productMessages } from '@/lib/messages/en/product';
import { productPath } from '@/lib/routes';
import { useCatalogueSource } from '@/lib/stores/catalogue-provider';
import { RecentProvider, useRecent } from '@/lib/stores/recent-provider';

type Props = { readonly id: number };

/** Remembers the product that one is looking at, and shows those before it. */
export function RecentShelf(props: Props) {
  return (
    <RecentProvider>
      <Viewing {...props} />
    </RecentProvider>
  );
}

function Viewing({ id: current }: Props) {
  const source = useCatalogueSource();
  const [catalogue, setCatalogue] = useState(source.current());
  const viewings = useRecent((state) => state.viewings);
  const view = useRecent((state) => state.view);
  const hasOthers = viewings.some(({ id }) => id !== current);

  useEffect(() => view(current), [view, current]);
  useEffect(() => {
    // A first visit has nothing to show and loads nothing.
    if (hasOthers) void source.load().then(setCatalogue);
  }, [hasOthers, source]);

  // Nor is there anything to show where the catalogue cannot be had.
  if (catalogue === undefined) return null;
  const products = viewedBefore(viewings, current, catalogue);
  return products.length > 0 && <Shelf products={products} />;
}

/** Quieter than a row of cards: for going back, not for buying. */
function Shelf({ products }: { readonly products: readonly Product[] }) {
  const clear = useRecent((state) => state.clear);
  const place = useFocusHeir<HTMLElement>(() => null);
  return (
    <section ref={place} aria-labelledby="recent" className="mt-14 print:hidden sm:mt-20">
      <SectionHeading
        id="recent"
        aside={
          <Button look="quiet" className="-me-2 px-2!" label={productMessages.clearRecent} onClick={clear}>
            {productMessages.clear}
          </Button>
        }
      >
        {productMessages.recentlyViewed}
      </SectionHeading>
      <ul className="shelf grid gap-4 max-sm:*:w-28! sm:grid-cols-4 lg:grid-cols-8">
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
    </section>
  );
}
