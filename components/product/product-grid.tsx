'use client';

import type { ReactNode } from 'react';
import { ProductCard } from '@/components/product/product-card';
import type { Product } from '@/lib/domain/product';

type Props = {
  readonly products: readonly Product[];
  /** How many columns there are at most. */
  readonly columns?: 3 | 4 | 5;
  /** On phones a row to push along with the thumb. */
  readonly isShelf?: boolean;
  /** Whether the first picture of the page is in it. */
  readonly isFirst?: boolean;
  /** Whether so many that those out of sight had better not be painted. */
  readonly isLong?: boolean;
  /** Names in which something is marked, by the ids of their products. */
  readonly names?: ReadonlyMap<number, ReactNode> | undefined;
};

const columnClasses = {
  3: 'md:grid-cols-3',
  4: 'md:grid-cols-4',
  5: 'md:grid-cols-3 lg:grid-cols-5',
};

/** How wide a card is from a tablet on: of the page, less margins and gaps, and three stand beside the filters. */
const wideSizes = {
  3: '(min-width: 80rem) 17.7rem, (min-width: 64rem) calc(33.3vw - 9rem), (min-width: 48rem) calc(33.3vw - 1.7rem)',
  4: '(min-width: 80rem) 17.7rem, (min-width: 64rem) calc(25vw - 2.4rem), (min-width: 48rem) calc(25vw - 1.5rem)',
  5: '(min-width: 80rem) 13.8rem, (min-width: 64rem) calc(20vw - 2.2rem), (min-width: 48rem) calc(33.3vw - 1.7rem)',
};

export function ProductGrid({
  products,
  columns = 4,
  isShelf = false,
  isFirst = false,
  isLong = false,
  names,
}: Props) {
  const sizes = `${wideSizes[columns]}, (min-width: 40rem) calc(50vw - 2rem), calc(50vw - ${isShelf ? 2.5 : 1.5}rem)`;
  return (
    <ul
      className={`grid grid-cols-2 gap-x-4 gap-y-10 lg:gap-x-6 ${columnClasses[columns]} ${isShelf ? 'shelf' : ''}`}
    >
      {products.map((product, index) => (
        <li key={product.id} className={isLong ? 'far-card' : undefined}>
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
