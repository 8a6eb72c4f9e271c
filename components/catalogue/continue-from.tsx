'use client';

import { useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import type { Product } from '@/lib/domain/product';
import { catalogueMessages } from '@/lib/messages/en/catalogue';
import { productPath, withBasePath } from '@/lib/routes';
import { lastOpened } from '@/lib/stores/last-opened';

/**
 * After Back every page starts at its top: the way to the card one had opened from it. Nothing where it is not
 * among the products that are listed.
 */
export function ContinueFrom({ products }: { readonly products: readonly Product[] }) {
  const id = useSyncExternalStore(neverChanges, lastOpened, () => undefined);
  const product = products.find((one) => one.id === id);
  if (product === undefined) return null;
  return (
    <p className="mb-6 lg:col-span-2 lg:-mb-4">
      <Button look="compact" onClick={() => goTo(product)}>
        {catalogueMessages.continueFrom(product.name)}
      </Button>
    </p>
  );
}

/** Its card comes into the middle of the window, and its link has the focus. */
function goTo(product: Product): void {
  const href = withBasePath(productPath(product));
  const links = document.querySelectorAll<HTMLAnchorElement>('main article a');
  const link = [...links].find((one) => one.getAttribute('href') === href);
  link?.closest('article')?.scrollIntoView({ block: 'center' });
  link?.focus({ preventScroll: true });
}

const neverChanges = () => () => undefined;
