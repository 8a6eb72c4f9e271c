import { useState, type ReactNode } from 'react';
import { ListEnd } from '@/components/catalogue/list-end';
import { ProductGrid } from '@/components/product/product-grid';
import { cardsAtOnce } from '@/lib/domain/constants';
import type { Product } from '@/lib/domain/product';

type Props = {
  readonly products: readonly Product[];
  /** Names in which something is marked, by the ids of their products. */
  readonly names?: ReadonlyMap<number, ReactNode> | undefined;
};

/** The first hundred cards, and a hundred more each time their end comes near (CAT-02). Another list begins anew. */
export function GrowingGrid({ products, names }: Props) {
  const [grown, setGrown] = useState({ products, count: cardsAtOnce });
  const count = grown.products === products ? grown.count : cardsAtOnce;
  return (
    <>
      <ProductGrid
        products={products.slice(0, count)}
        columns={3}
        isFirst
        isLong={products.length >= cardsAtOnce}
        names={names}
      />
      {count < products.length && (
        <ListEnd onNear={() => setGrown({ products, count: count + cardsAtOnce })} />
      )}
    </>
  );
}
