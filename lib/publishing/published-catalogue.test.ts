import type { Product } from '@/lib/domain/product';
import { publishedCatalogue } from '@/lib/publishing/published-catalogue';
import { products } from '@/shop/products';

function catalogueWith(id: number, changes: Partial<Product>): Product[] {
  return products.map((product) => (product.id === id ? { ...product, ...changes } : product));
}

test('A-63 the file is named by a hash of its text, and holds the catalogue', () => {
  const { name, path, text } = publishedCatalogue(products);
  expect(name).toMatch(/^[\da-f]{12}\.json$/);
  expect(path).toBe(`/catalogue/${name}`);
  expect(JSON.parse(text)).toHaveLength(30);
  expect(publishedCatalogue(products).name).toBe(name);
  expect(publishedCatalogue(catalogueWith(7, { stock: 1 })).name).not.toBe(name);
});
