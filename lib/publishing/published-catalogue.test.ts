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

test.each<[number, Partial<Product>, string]>([
  [7, { name: 'Tea 50% off' }, 'product 7 "Tea 50% off": its name holds "%"'],
  [9, { name: 'uji matcha POWDER' }, 'product 9 "uji matcha POWDER": product 2 has the same name'],
])(
  'F-78 a catalogue in which a product has no url of its own is not published: product %s, %j',
  (id, changes, message) => {
    expect(() => publishedCatalogue(catalogueWith(id, changes))).toThrow(message);
  },
);

test.each<[number, Partial<Product>, string]>([
  [3, { stock: -1 }, 'product 3 "Baby Milk Lotion": its stock of -1'],
  [4, { price: 0 }, 'product 4 "Shrimp Crackers Setouchi": its price of 0'],
  [5, { discount: 101 }, 'product 5 "Camellia Face Oil": its discount of 101'],
  [30, { id: 31 }, 'product 31 "Matcha Latte Mix": its id should be 30'],
])(
  'F-140 a broken catalogue is not published, and the error names the product: %s, %j',
  (id, changes, message) => {
    expect(() => publishedCatalogue(catalogueWith(id, changes))).toThrow(message);
  },
);
