import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Activity } from 'react';
import { DetailsSection } from '@/components/product/details-section';
import { MoreProducts } from '@/components/product/more-products';
import { ProductBreadcrumb } from '@/components/product/product-breadcrumb';
import { ProductFacts } from '@/components/product/product-facts';
import { ProductGallery } from '@/components/product/product-gallery';
import { ProductGuide } from '@/components/product/product-guide';
import { relatedTo, withIds } from '@/lib/domain/product-lists';
import { cardOf } from '@/lib/domain/product-photos';
import { productMetadata } from '@/lib/publishing/metadata';
import { findProduct, productParams } from '@/lib/routes';
import { company } from '@/shop/company';
import { guides, originMap } from '@/shop/guides';
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
  const guide = guides[product.id];
  const goesWith = guide?.goesWith;
  return (
    <>
      <div className="page">
        <ProductBreadcrumb product={product} />
        <div className="grid gap-5 md:grid-cols-2 md:gap-8 lg:gap-16 min-[90rem]:grid-cols-[7fr_5fr]">
          <ProductGallery product={product} texts={guide?.photos} />
          <ProductFacts product={product} />
        </div>
      </div>
      {/* Activity hydrates it in a task of its own, after a first press on the facts. */}
      <Activity>
        <div className="page">
          <DetailsSection product={product} />
        </div>
        {guide && <ProductGuide product={product} guide={guide} map={originMap} />}
        <MoreProducts
          id={product.id}
          related={relatedTo(product, products).map(cardOf)}
          goesWith={goesWith && { ...goesWith, products: withIds(products, goesWith.products) }}
        />
      </Activity>
    </>
  );
}
