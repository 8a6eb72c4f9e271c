import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DetailsSection } from '@/components/product/details-section';
import { MoreProducts } from '@/components/product/more-products';
import { ProductBreadcrumb } from '@/components/product/product-breadcrumb';
import { ProductFacts } from '@/components/product/product-facts';
import { ProductGallery } from '@/components/product/product-gallery';
import { ProductGuide } from '@/components/product/product-guide';
import { summaryOf } from '@/lib/domain/product';
import { relatedTo } from '@/lib/domain/product-lists';
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

function withIds(ids: readonly number[]) {
  return ids.flatMap((id) => products.find((product) => product.id === id) ?? []).map(summaryOf);
}

export default async function ProductPage({ params }: Props) {
  const product = findProduct(products, await params) ?? notFound();
  const guide = guides[product.id];
  return (
    <>
      <div className="page">
        <div className="sm:py-4">
          <ProductBreadcrumb product={product} />
        </div>
        <div className="grid gap-5 md:grid-cols-2 md:gap-8 lg:gap-16 min-[90rem]:grid-cols-[7fr_5fr]">
          <ProductGallery product={product} texts={guide?.photos} />
          <ProductFacts product={product} />
        </div>
        <DetailsSection product={product} />
      </div>
      {guide && <ProductGuide product={product} guide={guide} map={originMap} />}
      <MoreProducts
        id={product.id}
        related={relatedTo(product, products).map(cardOf)}
        goesWith={
          guide?.goesWith && { text: guide.goesWith.text, products: withIds(guide.goesWith.products) }
        }
      />
    </>
  );
}
