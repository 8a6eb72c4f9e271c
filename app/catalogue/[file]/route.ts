import { products } from '@/data/products';
import { publishedCatalogue } from '@/lib/published-catalogue';

// Written once by the build as a static file; nothing answers at run time (GEN-01, A-63).
export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return [{ file: publishedCatalogue(products).name }];
}

export function GET(): Response {
  return new Response(publishedCatalogue(products).text, { headers: { 'content-type': 'application/json' } });
}
