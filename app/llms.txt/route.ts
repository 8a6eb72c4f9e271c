import { categoryTiles } from '@/data/categories';
import { company } from '@/data/company';
import { products } from '@/shop/products';
import { llmsText } from '@/lib/publishing/llms-text';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(llmsText({ company, categories: categoryTiles, products }));
}
