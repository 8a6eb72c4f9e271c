import { categoryTiles } from '@/data/categories';
import { company } from '@/data/company';
import { llmsText } from '@/lib/publishing/llms-text';
import { products } from '@/shop/products';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(llmsText({ company, categories: categoryTiles, products }));
}
