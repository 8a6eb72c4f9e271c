import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { threeColumns } from '@/components/product/grid-columns';
import { ProductGrid } from '@/components/product/product-grid';
import { cardsPerPage } from '@/lib/domain/catalogue';
import type { Product } from '@/lib/domain/product';

type Props = {
  readonly products: readonly Product[];
  /** Highlighted names by product id. */
  readonly names?: ReadonlyMap<number, ReactNode> | undefined;
};

/**
 * Renders `cardsPerPage` cards, and as many more near the end of the list; new `products` start over. Memoized, so that a
 * control answers before the list does.
 */
export const GrowingGrid = memo(function GrowingGrid({ products, names }: Props) {
  const [grown, setGrown] = useState({ products, count: cardsPerPage });
  const count = grown.products === products ? grown.count : cardsPerPage;
  return (
    <>
      <ProductGrid products={products.slice(0, count)} columns={threeColumns} isFirst names={names} />
      {count < products.length && (
        <ListEnd onNear={() => setGrown({ products, count: count + cardsPerPage })} />
      )}
    </>
  );
});

type ListEndProps = { readonly onNear: () => void };

/** Distance below the viewport that counts as near: one or two flicks on a phone. */
const nearMargin = '1500px';

function ListEnd({ onNear }: ListEndProps) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Some in-app browsers lack it; then the list grows until it is rendered as a whole.
    if (typeof IntersectionObserver === 'undefined') {
      onNear();
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
      },
      { rootMargin: nearMargin },
    );
    if (end.current !== null) observer.observe(end.current);
    return () => observer.disconnect();
  }, [onNear]);
  return <div ref={end} className="list-end" />;
}
