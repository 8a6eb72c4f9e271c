import { useState } from 'react';
import { ListEnd } from '@/components/catalogue/list-end';
import { ProductGrid } from '@/components/product/product-grid';
import { cardsAtOnce } from '@/lib/domain/constants';
import type { Product } from '@/lib/domain/product';

/** The first hundred cards, and a hundred more each time their end comes near (CAT-02). Another list begins anew. */
export function GrowingGrid({ products }: { readonly products: readonly Product[] }) {
  const [grown, setGrown] = useState({ products, count: cardsAtOnce });
  const count = grown.products === products ? grown.count : cardsAtOnce;
  return (
    <>
      <ProductGrid products={products.slice(0, count)} columns={3} isFirst />
      {count < products.length && (
        <ListEnd onNear={() => setGrown({ products, count: count + cardsAtOnce })} />
      )}
    </>
  );
}
