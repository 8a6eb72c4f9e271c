import { company } from '@/data/company';
import { products } from '@/data/products';
import { structuredData } from '@/lib/publishing/structured-data';

// A post-build step moves the JSON-LD into the pages; React would send it twice, and Trusted Types block it.
export const dynamic = 'force-static';

export function GET(): Response {
  return Response.json(structuredData({ company, products }));
}
