import fc from 'fast-check';
import { categories } from '@/data/settings';
import {
  allCategories,
  highestPriceCents,
  listProducts,
  sortOrders,
  stockStatuses,
  defaultQuery,
  type CatalogueQuery,
} from '@/lib/domain/catalogue';
import type { Product } from '@/lib/domain/product';

function product(id: number, changes: Partial<Product> = {}): Product {
  const base = { price: 10, discount: 0, rate: 4, img: '/images/x.avif', stock: 5 };
  return { id, name: `Tea ${id}`, category: 'Matcha Green Tea', ...base, ...changes };
}

const shelf = [
  product(3, { name: 'banana chips', category: 'Snacks & Confectionaries', price: 50, discount: 50 }),
  product(1, { name: 'Citrus', category: 'Snacks & Confectionaries', price: 100, stock: 0 }),
  product(4, { name: 'Banana Chips', category: 'Baby Collection', price: 25 }),
  product(2, { name: 'Ärger Tea', price: 5 }),
];

const list = (changes: Partial<CatalogueQuery>) =>
  listProducts(shelf, { ...defaultQuery, ...changes }).map(({ id }) => id);

test('CAT-02 with no filter all products show, sold-out ones included, in id order', () => {
  expect(list({})).toEqual([1, 2, 3, 4]);
  expect(shelf.map(({ id }) => id)).toEqual([3, 1, 4, 2]);
});

test('CAT-04 CAT-06 CAT-08 the choices, in order, and their defaults', () => {
  expect(allCategories).toBe('All Category');
  expect(stockStatuses).toEqual(['both', 'in-stock', 'out-of-stock']);
  expect(sortOrders).toEqual(['id', 'price-low-high', 'price-high-low', 'name-a-z', 'name-z-a']);
  expect(defaultQuery).toEqual({
    category: 'All Category',
    status: 'both',
    sort: 'id',
    price: { low: 0, high: 100 },
    words: '',
  });
});

test('CAT-05 a category lists only its own products', () => {
  expect(list({ category: 'Snacks & Confectionaries' })).toEqual([1, 3]);
  expect(list({ category: 'Calbee Frugra' })).toEqual([]);
});

test('CAT-07 In Stock lists stock above 0, Out of Stock stock 0, Both all', () => {
  expect(list({ status: 'in-stock' })).toEqual([2, 3, 4]);
  expect(list({ status: 'out-of-stock' })).toEqual([1]);
  expect(list({ status: 'both' })).toEqual([1, 2, 3, 4]);
});

test('CAT-09 F-61 price sorts use the discounted price, ties in id order both ways', () => {
  expect(list({ sort: 'price-low-high' })).toEqual([2, 3, 4, 1]);
  expect(list({ sort: 'price-high-low' })).toEqual([1, 3, 4, 2]);
});

test('CAT-10 F-61 name sorts ignore letter case and locale, ties in id order both ways', () => {
  expect(list({ sort: 'name-a-z' })).toEqual([3, 4, 1, 2]);
  expect(list({ sort: 'name-z-a' })).toEqual([2, 1, 3, 4]);
});

test('CAT-11 100 percent of the slider is the highest discounted price', () => {
  expect(highestPriceCents(shelf)).toBe(10_000);
  expect(highestPriceCents([product(1, { price: 100, discount: 78 }), product(2, { price: 30 })])).toBe(3000);
  expect(highestPriceCents([])).toBe(0);
});

test('CAT-14 a price exactly on a boundary is inside, both ends (A-67)', () => {
  expect(list({ price: { low: 25, high: 100 } })).toEqual([1, 3, 4]);
  expect(list({ price: { low: 26, high: 100 } })).toEqual([1]);
  expect(list({ price: { low: 0, high: 25 } })).toEqual([2, 3, 4]);
  expect(list({ price: { low: 0, high: 24 } })).toEqual([2]);
});

test('CAT-14 a boundary between two cents rounds nobody in or out', () => {
  // 10% of $9.95 is 99.5 cents: 99 is below, 100 is above.
  const three = [product(1, { price: 9.95 }), product(2, { price: 0.99 }), product(3, { price: 1 })];
  const ids = (price: CatalogueQuery['price']) =>
    listProducts(three, { ...defaultQuery, price }).map(({ id }) => id);
  expect(ids({ low: 10, high: 100 })).toEqual([1, 3]);
  expect(ids({ low: 0, high: 10 })).toEqual([2]);
});

test('CAT-14 at 0 to 100 nothing is dropped, whatever the prices', () => {
  const priced = fc.array(
    fc.record({ cents: fc.integer({ min: 0, max: 10_000 }), discount: fc.nat({ max: 100 }) }),
  );
  fc.assert(
    fc.property(priced, (rows) => {
      const all = rows.map(({ cents, discount }, id) => product(id, { price: cents / 100, discount }));
      expect(listProducts(all, defaultQuery)).toEqual(all);
    }),
  );
});

test('CAT-15 all filters hold at once, then the list is sorted', () => {
  const category = 'Snacks & Confectionaries';
  expect(list({ category, sort: 'price-low-high' })).toEqual([3, 1]);
  expect(list({ category, status: 'in-stock', price: { low: 0, high: 25 }, words: 'chips' })).toEqual([3]);
  expect(list({ category, status: 'out-of-stock', price: { low: 0, high: 25 } })).toEqual([]);
  expect(list({ category: 'Baby Collection', status: 'in-stock', words: 'citrus' })).toEqual([]);
});

test('CAT-15 every query lists exactly the products that satisfy each of its parts', () => {
  const query: fc.Arbitrary<CatalogueQuery> = fc.record({
    category: fc.constantFrom(allCategories, ...categories),
    status: fc.constantFrom(...stockStatuses),
    sort: fc.constantFrom(...sortOrders),
    price: fc.record({ low: fc.nat({ max: 90 }), high: fc.integer({ min: 10, max: 100 }) }),
    words: fc.constantFrom('', 'tea', 'chips', 'zzz'),
  });
  fc.assert(
    fc.property(query, (asked) => {
      const { category, status, price, words } = asked;
      const alone = [{ category }, { status }, { price }, { words }].map((part) => new Set(list(part)));
      const expected = [1, 2, 3, 4].filter((id) => alone.every((ids) => ids.has(id)));
      expect(list(asked).toSorted((a, b) => a - b)).toEqual(expected);
    }),
  );
});

test('FRAME-16 words are looked for in name and category, every one of them, case aside (A-05)', () => {
  expect(list({ words: 'CHIPS' })).toEqual([3, 4]);
  expect(list({ words: ' chips  snacks ' })).toEqual([3]);
  expect(list({ words: 'tea' })).toEqual([2]);
  expect(list({ words: 'ärger matcha' })).toEqual([2]);
  expect(list({ words: 'chips zzz' })).toEqual([]);
});

test('A-73 what a search found is listed, the best first unless another order is chosen', () => {
  const ranks = new Map([
    [4, 0],
    [1, 1],
    [3, 2],
  ]);
  const ids = (changes: Partial<CatalogueQuery>) =>
    listProducts(shelf, { ...defaultQuery, words: 'zzz', ...changes }, 10_000, ranks).map(({ id }) => id);
  expect(ids({})).toEqual([4, 1, 3]);
  expect(ids({ sort: 'price-low-high' })).toEqual([3, 4, 1]);
  expect(ids({ sort: 'name-a-z' })).toEqual([3, 4, 1]);
  expect(ids({ status: 'in-stock' })).toEqual([4, 3]);
});
