import {
  defaultQuery,
  highestPriceCents,
  listProducts,
  sortOrders,
  stockStatuses,
  type CatalogueQuery,
} from '@/lib/domain/catalogue';
import { testProduct } from '@/lib/domain/product-fixture';

const snacks = 'Snacks & Confectionaries';
const shelf = [
  testProduct(3, { name: 'banana chips', category: snacks, price: 50, discount: 50 }),
  testProduct(1, { name: 'Citrus', category: snacks, price: 100, stock: 0 }),
  testProduct(4, { name: 'Banana Chips', category: 'Baby Collection', price: 25 }),
  testProduct(2, { name: 'Ärger Tea', price: 5 }),
];

const list = (changes: Partial<CatalogueQuery>, products = shelf) =>
  listProducts(products, { ...defaultQuery, ...changes }).map(({ id }) => id);

test('CAT-04 CAT-06 CAT-08 statuses and orders have their sequence, and the default query lists all by id', () => {
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

test.each<[string, Partial<CatalogueQuery>, number[]]>([
  ['CAT-02 without a filter all products are listed by id, sold-out ones too', {}, [1, 2, 3, 4]],
  ['CAT-05 a category lists its products', { category: snacks }, [1, 3]],
  ['CAT-05 a category without products lists none', { category: 'Calbee Frugra' }, []],
  ['CAT-07 In Stock lists products with stock', { status: 'in-stock' }, [2, 3, 4]],
  ['CAT-07 Out of Stock lists sold-out products', { status: 'out-of-stock' }, [1]],
  [
    'CAT-09 F-61 the lowest discounted price comes first, ties by id',
    { sort: 'price-low-high' },
    [2, 3, 4, 1],
  ],
  [
    'CAT-09 F-61 the highest discounted price comes first, ties by id',
    { sort: 'price-high-low' },
    [1, 3, 4, 2],
  ],
  ['CAT-10 F-61 names from A to Z ignore case and locale, ties by id', { sort: 'name-a-z' }, [3, 4, 1, 2]],
  ['CAT-10 F-61 names from Z to A ignore case and locale, ties by id', { sort: 'name-z-a' }, [2, 1, 3, 4]],
  ['CAT-14 a price at the lower end is inside (A-67)', { price: { low: 25, high: 100 } }, [1, 3, 4]],
  ['CAT-14 a price below the lower end is outside', { price: { low: 26, high: 100 } }, [1]],
  ['CAT-14 a price at the upper end is inside', { price: { low: 0, high: 25 } }, [2, 3, 4]],
  ['CAT-14 a price above the upper end is outside', { price: { low: 0, high: 24 } }, [2]],
  ['FRAME-16 words match in any letter case (A-05)', { words: 'CHIPS' }, [3, 4]],
  ['FRAME-16 each word must match the name or the category', { words: ' chips  snacks ' }, [3]],
  ['FRAME-16 a word may match the category', { words: 'ärger matcha' }, [2]],
  ['FRAME-16 a word that is nowhere matches no product', { words: 'chips zzz' }, []],
  ['CAT-15 a filter and an order apply together', { category: snacks, sort: 'price-low-high' }, [3, 1]],
  [
    'CAT-15 all filters apply together',
    { category: snacks, status: 'in-stock', price: { low: 0, high: 25 }, words: 'chips' },
    [3],
  ],
  [
    'CAT-15 filters that exclude each other list no product',
    { category: 'Baby Collection', words: 'citrus' },
    [],
  ],
])('%s', (_, changes, ids) => {
  expect(list(changes)).toEqual(ids);
});

test('CAT-14 a boundary between two cents is not rounded', () => {
  // 10% of $9.95 is 99.5 cents: 99 is below, 100 is above.
  const products = [9.95, 0.99, 1].map((price, index) => testProduct(index + 1, { price }));
  expect(list({ price: { low: 10, high: 100 } }, products)).toEqual([1, 3]);
  expect(list({ price: { low: 0, high: 10 } }, products)).toEqual([2]);
});

test('CAT-11 100 percent of the slider is the highest discounted price', () => {
  expect(highestPriceCents(shelf)).toBe(10_000);
  const reduced = testProduct(1, { price: 100, discount: 78 });
  expect(highestPriceCents([reduced, testProduct(2, { price: 30 })])).toBe(3000);
  expect(highestPriceCents([])).toBe(0);
});

test.each<[Partial<CatalogueQuery>, number[]]>([
  [{}, [4, 1, 3]],
  [{ sort: 'price-low-high' }, [3, 4, 1]],
  [{ sort: 'name-a-z' }, [3, 4, 1]],
  [{ status: 'in-stock' }, [4, 3]],
])('A-73 a search lists the best match first, unless another order is chosen: %j', (changes, ids) => {
  const ranks = new Map([4, 1, 3].map((id, rank) => [id, rank]));
  const query = { ...defaultQuery, words: 'zzz', ...changes };
  expect(listProducts(shelf, query, 10_000, ranks).map(({ id }) => id)).toEqual(ids);
});
