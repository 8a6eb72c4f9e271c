import { llmsText } from '@/lib/publishing/llms-text';
import { structuredData } from '@/lib/publishing/structured-data';
import { categoryTiles } from '@/shop/categories';
import { company } from '@/shop/company';
import { products } from '@/shop/products';

jest.mock('@/lib/navigation', () => ({
  hasPage: (route: string) => !['aboutUs', 'career', 'terms'].includes(route),
}));

test('neither llms.txt nor structured data names a page that the shop lacks', () => {
  const text = llmsText({ company, categories: categoryTiles, products });
  expect(text).toContain('/Privacy-Policy)');
  expect(text).not.toMatch(/AboutUs|Career|Terms-Conditions/);
  const data = JSON.stringify(structuredData({ company, products }));
  expect(data).toContain('MerchantReturnPolicy');
  expect(data).not.toContain('Terms-Conditions');
});
