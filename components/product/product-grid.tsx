import type { ReactNode } from 'react';
import { ProductCard } from '@/components/product/product-card';
import type { CardProduct } from '@/lib/domain/product';

type Props = {
  readonly products: readonly CardProduct[];
  /** Maximum number of columns; 'auto' is two or four, by container width; 'row' is one row of a few. */
  readonly columns?: 3 | 4 | 5 | 'auto' | 'row';
  /** Makes it one row on phones, or two, that scroll sideways. */
  readonly phoneRows?: 1 | 2 | undefined;
  /** Loads its first picture eagerly, and skips rendering off-screen cards below those of the first view. */
  readonly isFirst?: boolean;
  /** Names with search matches marked, by product id. */
  readonly names?: ReadonlyMap<number, ReactNode> | undefined;
};

const cardsInFirstView = 6;

const columnClasses = {
  3: 'md:grid-cols-3 min-[90rem]:grid-cols-4 min-[110rem]:grid-cols-5',
  4: 'md:grid-cols-4',
  // Between phones and desktops, five columns scroll sideways.
  5: 'sm:max-lg:-mx-1 sm:max-lg:auto-cols-[12rem] sm:max-lg:grid-flow-col sm:max-lg:grid-cols-none sm:max-lg:overflow-x-auto sm:max-lg:p-1 lg:grid-cols-5',
  row: 'sm:auto-cols-[minmax(0,17.7rem)] sm:grid-flow-col sm:grid-cols-none',
  auto: '@2xl:grid-cols-4',
};

const scrollerClasses = { 1: 'scroller', 2: 'scroller scroller-two-rows' };

/** The `sizes` of a picture from tablets up: the width of its column. Three columns stand beside the filters. */
const wideSizes = {
  3: '(min-width: 90rem) 16.5rem, (min-width: 80rem) 17.7rem, (min-width: 64rem) calc(33.3vw - 9rem), (min-width: 48rem) calc(33.3vw - 1.7rem)',
  4: '(min-width: 96rem) 24rem, (min-width: 80rem) 17.7rem, (min-width: 64rem) calc(25vw - 2.4rem), (min-width: 48rem) calc(25vw - 1.5rem)',
  5: '(min-width: 96rem) 18.5rem, (min-width: 80rem) 13.8rem, (min-width: 64rem) calc(20vw - 2.2rem), (min-width: 40rem) 12rem',
  row: '(min-width: 48rem) 17.7rem',
  auto: '(min-width: 64rem) 16rem, (min-width: 48rem) calc(25vw - 1.5rem)',
};

export function ProductGrid({ products, columns = 4, phoneRows, isFirst = false, names }: Props) {
  // The width of an item of `.scroller`, or else of a column.
  const phoneSize = `calc(50vw - ${phoneRows === undefined ? 1.5 : 2.5}rem)`;
  const sizes = `${wideSizes[columns]}, (min-width: 40rem) calc(50vw - 2rem), ${phoneSize}`;
  return (
    <ul
      className={`grid grid-cols-2 max-[19rem]:grid-cols-1 gap-x-4 gap-y-10 lg:gap-x-6 ${columnClasses[columns]} ${phoneRows === undefined ? '' : scrollerClasses[phoneRows]}`}
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
