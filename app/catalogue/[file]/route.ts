import { publishedCatalogue } from '@/lib/publishing/published-catalogue';
import { products } from '@/shop/products';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return [{ file: publishedCatalogue(products).name }];
}

export function GET(): Response {
  return new Response(publishedCatalogue(products).text, { headers: { 'content-type': 'application/json' } });
}
