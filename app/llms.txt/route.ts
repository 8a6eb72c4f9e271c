import { llmsText } from '@/lib/publishing/llms-text';
import { categoryTiles } from '@/shop/categories';
import { company } from '@/shop/company';
import { products } from '@/shop/products';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(llmsText({ company, categories: categoryTiles, products }));
}
