import { ProductSection } from '@/components/home/product-section';
import { twoOrFourColumns } from '@/components/product/grid-columns';
import { cardOf } from '@/lib/domain/product-photos';
import type { ProductDetails } from '@/lib/domain/product';
import { bestSellers, suggestionCount } from '@/lib/domain/product-lists';
import { homeMessages } from '@/messages/home';

/** Best sellers under an empty cart or wishlist. The width of its columns is that of the nearest container. */
export function Suggestions({ products }: { readonly products: readonly ProductDetails[] }) {
  return (
    <ProductSection
      id="best-sellers"
      title={homeMessages.bestSellers}
      products={bestSellers(products.map(cardOf), suggestionCount)}
      columns={twoOrFourColumns}
      phoneRows={1}
      className="mb-12 print:hidden"
    />
  );
}
