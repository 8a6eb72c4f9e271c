import { company } from '@/data/company';
import { products } from '@/data/products';
import { structuredData } from '@/lib/structured-data';

// Written by the build; the finishing step puts each page's part into the page and takes the file away. In a page of
// React's it would travel twice, and Trusted Types would stop it on the way within the shop.
export const dynamic = 'force-static';

export function GET(): Response {
  return Response.json(structuredData({ company, products }));
}
