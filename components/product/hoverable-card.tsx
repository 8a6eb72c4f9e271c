'use client';

import { lazy, startTransition, Suspense, useState, type ReactNode } from 'react';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { isInStock, pictureOf, type CardProduct } from '@/lib/domain/product';

const ServedPicture = lazy(async () => ({
  default: (await import('@/components/product/served-picture')).ServedPicture,
}));

type Props = {
  readonly product: CardProduct;
  readonly picture: ReactNode;
  readonly children: ReactNode;
};

/** A card that shows its product served over its picture while the mouse is over it. */
export function HoverableCard({ product, picture, children }: Props) {
  const [sizes, setSizes] = useState<string>();
  return (
    <article
      className="group relative flex h-full flex-col"
      onPointerOver={({ pointerType, currentTarget }) => {
        if (pointerType !== 'mouse') return;
        // May wait, so that a press that follows at once goes first.
        startTransition(() => setSizes(currentTarget.querySelector('img')?.sizes));
      }}
    >
      {picture}
      {sizes !== undefined && product.served !== undefined && isInStock(product) && (
        <ErrorBoundary>
          <Suspense>
            <ServedPicture picture={pictureOf(product, product.served, '', 'served')} sizes={sizes} />
          </Suspense>
        </ErrorBoundary>
      )}
      {children}
    </article>
  );
}
