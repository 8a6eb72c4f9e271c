import { products } from '@/shop/products';
import { feedItems } from '@/lib/publishing/product-feed';

export const dynamic = 'force-static';

export function GET(): Response {
  return Response.json(feedItems(products));
}
