import { products } from '@/shop/products';
import { feedAsCsv } from '@/lib/publishing/product-feed';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(feedAsCsv(products));
}
