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
};

const columnClasses = { 3: 'xl:grid-cols-3', 4: 'lg:grid-cols-4', 5: 'lg:grid-cols-5' };

/** How wide a card is: of the page, less margins and gaps, and three stand beside the filters. */
const narrow = '(min-width: 48rem) calc(33.3vw - 1.7rem), calc(50vw - 1.5rem)';
const sizes = {
  3: `(min-width: 80rem) 17.7rem, (min-width: 64rem) calc(33.3vw - 9rem), ${narrow}`,
  4: `(min-width: 80rem) 17.7rem, (min-width: 64rem) calc(25vw - 2.4rem), ${narrow}`,
  5: `(min-width: 80rem) 13.8rem, (min-width: 64rem) calc(20vw - 2.2rem), ${narrow}`,
};

export function ProductGrid({ products, columns = 4, isShelf = false, isFirst = false }: Props) {
  return (
    <ul
      className={`grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 lg:gap-x-6 ${columnClasses[columns]} ${isShelf ? 'shelf' : ''}`}
    >
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} sizes={sizes[columns]} isFirst={isFirst && index === 0} />
        </li>
      ))}
    </ul>
  );
}
