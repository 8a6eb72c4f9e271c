import { testProduct } from '@/lib/domain/product-fixture';
import { readViewings, viewedBefore, withViewing } from '@/lib/domain/recently-viewed';

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 20);

test('the latest viewing comes first and each product once, in any stored order', () => {
  const stored = [
    { id: 3, at: now - 3 },
    { id: 1, at: now - 2 },
    { id: 3, at: now - 1 },
    { id: 3, at: now - 9, name: 'left out' },
  ];
  expect(readViewings(stored, now)).toEqual([
    { id: 3, at: now - 1 },
    { id: 1, at: now - 2 },
  ]);
});

test('viewings of the last thirty days are read, and none from the future', () => {
  const stored = [
    { id: 1, at: now - 30 * day + 1 },
    { id: 2, at: now - 30 * day },
    { id: 3, at: now + 1 },
    { id: 4, at: now },
  ];
  expect(readViewings(stored, now).map(({ id }) => id)).toEqual([4, 1]);
});

test.each([
  null,
  'text',
  { length: 3 },
  [null, 'x', 7, [], { id: 1 }, { at: now }, { id: 'x', at: now }, { id: 0, at: now }, { id: 1.5, at: now }],
  [NaN, Infinity, -Infinity, 'now'].map((at) => ({ id: 1, at })),
  [{ id: 2 ** 60, at: now }],
])('F-26 %j has no viewings', (stored) => {
  expect(readViewings(stored, now)).toEqual([]);
});

test('F-153 numerals in strings are numbers', () => {
  expect(readViewings([{ id: '7', at: `${now}` }], now)).toEqual([{ id: 7, at: now }]);
});

test('a product that is viewed again comes first, and nine are stored', () => {
  const twelve = Array.from({ length: 12 }, (_, index) => ({ id: index + 1, at: now - index }));
  const stored = readViewings(twelve, now);
  expect(stored.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(withViewing(stored, 5, now + 1).map(({ id }) => id)).toEqual([5, 1, 2, 3, 4, 6, 7, 8, 9]);
  expect(withViewing(stored, 30, now + 1).map(({ id }) => id)).toEqual([30, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test('CARD-03 eight other products are shown that exist and are in stock', () => {
  const products = Array.from({ length: 12 }, (_, index) =>
    testProduct(index, { stock: index === 2 ? 0 : 5 }),
  );
  const catalogue = new Map(products.map((product) => [product.id, product]));
  const viewings = [99, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((id) => ({ id, at: now }));
  expect(viewedBefore(viewings, 1, catalogue).map(({ id }) => id)).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
  expect(viewedBefore(viewings.slice(0, 2), 1, catalogue)).toEqual([]);
});
