import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ProductGrid } from '@/components/product/product-grid';
import { cardsPerPage } from '@/lib/domain/catalogue';
import type { Product } from '@/lib/domain/product';

type Props = {
  readonly products: readonly Product[];
  /** Highlighted names by product id. */
  readonly names?: ReadonlyMap<number, ReactNode> | undefined;
};

/** Renders `cardsPerPage` more cards near the end of the list; a new `products` array starts over. */
export function GrowingGrid({ products, names }: Props) {
  const [grown, setGrown] = useState({ products, count: cardsPerPage });
  const count = grown.products === products ? grown.count : cardsPerPage;
  return (
    <>
      <ProductGrid
        products={products.slice(0, count)}
        columns={3}
        isFirst
        isLong={products.length >= cardsPerPage}
        names={names}
      />
      {count < products.length && (
        <ListEnd onNear={() => setGrown({ products, count: count + cardsPerPage })} />
      )}
    </>
  );
}

type ListEndProps = { readonly onNear: () => void };

/** Distance below the viewport that counts as near: one or two flicks on a phone. */
const margin = '1500px';

function ListEnd({ onNear }: ListEndProps) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Missing in some in-app browsers: grow until the whole list is rendered.
    if (typeof IntersectionObserver === 'undefined') {
      onNear();
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
      },
      { rootMargin: margin },
    );
    if (end.current !== null) observer.observe(end.current);
    return () => observer.disconnect();
  }, [onNear]);
  return <div ref={end} className="list-end" />;
}
