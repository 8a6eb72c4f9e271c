import { fiveColumns, fourColumns, rowOfFew } from '@/components/product/grid-columns';
import { ProductGrid } from '@/components/product/product-grid';
import { Section } from '@/components/ui/section';
import type { CardProduct } from '@/lib/domain/product';
import { productPageMessages } from '@/messages/product-page';

type Props = { readonly products: readonly CardProduct[] };

/** As many columns as products; the heading of a few stands beside them instead of empty columns. */
export function RelatedProducts({ products }: Props) {
  const { length } = products;
  if (length === 0) return null;
  const isFew = length < 4;
  return (
    <Section
      id="related"
      title={productPageMessages.related}
      className={`mt-14 sm:mt-20 ${isFew ? 'lg:flex lg:items-start lg:justify-between lg:gap-16' : ''}`}
    >
      <ProductGrid
        products={products}
        columns={isFew ? rowOfFew : length === 4 ? fourColumns : fiveColumns}
        phoneRows={1}
      />
    </Section>
  );
}
