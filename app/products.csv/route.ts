import { feedAsCsv } from '@/lib/publishing/product-feed';
import { products } from '@/shop/products';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(feedAsCsv(products));
}
