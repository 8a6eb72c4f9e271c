import { products } from '@/data/products';
import { feedItems } from '@/lib/publishing/product-feed';

export const dynamic = 'force-static';

export function GET(): Response {
  return Response.json(feedItems(products));
}
