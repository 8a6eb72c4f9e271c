'use client';

import { useSyncExternalStore } from 'react';
import { lastOpenedId } from '@/components/product/last-opened';
import { Button } from '@/components/ui/button';
import { withBasePath } from '@/lib/base-path';
import type { Product } from '@/lib/domain/product';
import { productPath } from '@/lib/routes';
import { catalogueMessages } from '@/messages/catalogue';

/** A button that scrolls to the card opened last, because pages start at the top, also after Back. */
export function ContinueFrom({ products }: { readonly products: readonly Product[] }) {
  const id = useSyncExternalStore(subscribe, lastOpenedId, () => undefined);
  const product = products.find((candidate) => candidate.id === id);
  if (product === undefined) return null;
  return (
    <p className="mb-6 lg:col-span-2 lg:-mb-4">
      <Button variant="compact" onClick={() => scrollToCard(product)}>
        {catalogueMessages.continueFrom(product.name)}
      </Button>
    </p>
  );
}

function scrollToCard(product: Product): void {
  const href = withBasePath(productPath(product));
  const links = document.querySelectorAll<HTMLAnchorElement>('main article a');
  const link = [...links].find((candidate) => candidate.getAttribute('href') === href);
  link?.closest('article')?.scrollIntoView({ block: 'center' });
  link?.focus({ preventScroll: true });
}

/** Subscribes to nothing, because the id changes only while another page is shown. */
const subscribe = () => () => undefined;
