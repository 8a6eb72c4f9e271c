import { ProductCard } from '@/components/product/product-card';
import type { Product } from '@/lib/domain/product';

type Props = {
  readonly products: readonly Product[];
  /** How many columns there are at most. */
  readonly columns?: 3 | 4 | 5;
};

const columnClasses = { 3: 'xl:grid-cols-3', 4: 'lg:grid-cols-4', 5: 'lg:grid-cols-5' };

export function ProductGrid({ products, columns = 4 }: Props) {
  return (
    <ul className={`grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 lg:gap-x-6 ${columnClasses[columns]}`}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  );
}
