import { company } from '@/data/company';
import { products } from '@/shop/products';
import { structuredData } from '@/lib/publishing/structured-data';

export const dynamic = 'force-static';

/**
 * The build moves this JSON-LD into the pages and deletes the file. React cannot render it there: it would send
 * it twice, and Trusted Types would block it.
 */
export function GET(): Response {
  return Response.json(structuredData({ company, products }));
}
