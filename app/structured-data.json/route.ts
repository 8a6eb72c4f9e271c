import { structuredData } from '@/lib/publishing/structured-data';
import { company } from '@/shop/company';
import { products } from '@/shop/products';

export const dynamic = 'force-static';

/**
 * The build moves this JSON-LD into the pages and deletes the file. React cannot render JSON-LD in the pages: React
 * would send it twice, and Trusted Types would block it.
 */
export function GET(): Response {
  return Response.json(structuredData({ company, products }));
}
