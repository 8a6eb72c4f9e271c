import type { ReactNode } from 'react';
import type { GridColumns } from '@/components/product/grid-columns';
import { ProductCard } from '@/components/product/product-card';
import type { CardProduct } from '@/lib/domain/product';

type Props = {
  readonly products: readonly CardProduct[];
  readonly columns: GridColumns;
  /** Makes it one row on phones, or two, that scroll sideways. */
  readonly phoneRows?: 1 | 2 | undefined;
  /** Loads its first picture eagerly, and skips rendering off-screen cards below those of the first view. */
  readonly isFirst?: boolean;
  /** Names with search matches marked, by product id. */
  readonly names?: ReadonlyMap<number, ReactNode> | undefined;
};

const cardsInFirstView = 6;

const scrollerClasses = { 1: 'scroller', 2: 'scroller scroller-two-rows' };

export function ProductGrid({ products, columns, phoneRows, isFirst = false, names }: Props) {
  // The width of an item of `.scroller`, or else of a column.
  const phoneSize = `calc(50vw - ${phoneRows === undefined ? 1.5 : 2.5}rem)`;
  const sizes = `${columns.sizes}, (min-width: 40rem) calc(50vw - 2rem), ${phoneSize}`;
  return (
    <ul
      className={`grid grid-cols-2 max-[19rem]:grid-cols-1 gap-x-4 gap-y-10 lg:gap-x-6 ${columns.className} ${phoneRows === undefined ? '' : scrollerClasses[phoneRows]}`}
    >
      {products.map((product, index) => (
        <li key={product.id} className={isFirst && index >= cardsInFirstView ? 'far-card' : undefined}>
          <ProductCard
            product={product}
            sizes={sizes}
            isFirst={isFirst && index === 0}
            name={names?.get(product.id)}
          />
        </li>
      ))}
    </ul>
  );
}
