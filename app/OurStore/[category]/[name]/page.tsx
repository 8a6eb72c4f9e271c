import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DiscountBadge } from '@/components/product/discount-badge';
import { ProductBreadcrumb } from '@/components/product/product-breadcrumb';
import { ProductFacts } from '@/components/product/product-facts';
import { ProductGallery } from '@/components/product/product-gallery';
import { ProductGrid } from '@/components/product/product-grid';
import { RecentlyViewed } from '@/components/product/recently-viewed';
import { Section } from '@/components/ui/section';
import { relatedTo, cardOf } from '@/lib/domain/product';
import { productMetadata } from '@/lib/publishing/metadata';
import { findProduct, productParams } from '@/lib/routes';
import { productPageMessages } from '@/messages/product-page';
import { company } from '@/shop/company';
import { products } from '@/shop/products';

type Props = { readonly params: Promise<{ category: string; name: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return products.map(productParams);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const product = findProduct(products, await params);
  return product === undefined ? {} : productMetadata(product, company.socialImage);
}

export default async function ProductPage({ params }: Props) {
  const product = findProduct(products, await params) ?? notFound();
  const related = relatedTo(product, products).map(cardOf);
  return (
    <div className="page">
      <div className="py-3">
        <ProductBreadcrumb product={product} />
      </div>
      <div className="grid gap-5 md:grid-cols-2 md:gap-8 lg:gap-16 min-[90rem]:grid-cols-[7fr_5fr]">
        <div className="gallery-column self-start">
          <ProductGallery product={product} />
          <div className="absolute start-4 top-4">
            <DiscountBadge percent={product.discount} />
          </div>
        </div>
        <div>
          <ProductFacts product={product} />
        </div>
      </div>
      {related.length > 0 && (
        <Section id="related" title={productPageMessages.related} className="mt-14 sm:mt-20">
          <ProductGrid products={related} columns={5} phoneRows={1} />
        </Section>
      )}
      <RecentlyViewed id={product.id} />
    </div>
  );
}
