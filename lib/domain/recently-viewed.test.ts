import type { Product } from '@/lib/domain/product';
import { readViewings, viewedBefore, withViewing } from '@/lib/domain/recently-viewed';

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 20);

test('the latest stands first, each product once, however storage has them', () => {
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

test('thirty days are remembered, and nothing of tomorrow', () => {
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
  42,
  {},
  { length: 3 },
  [null, 'x', 7, [], { id: 1 }, { at: now }, { id: 'x', at: now }, { id: 0, at: now }, { id: 1.5, at: now }],
  [
    { id: 1, at: NaN },
    { id: 2, at: Infinity },
    { id: 3, at: -Infinity },
    { id: 4, at: 'now' },
  ],
  [{ id: 2 ** 60, at: now }],
])('F-26 what storage should not hold is nothing: %j', (stored) => {
  expect(readViewings(stored, now)).toEqual([]);
});

test('F-153 numerals in strings are numbers', () => {
  expect(readViewings([{ id: '7', at: `${now}` }], now)).toEqual([{ id: 7, at: now }]);
});

test('a product looked at again comes first, and of many the oldest goes', () => {
  const many = Array.from({ length: 12 }, (_, index) => ({ id: index + 1, at: now - index }));
  expect(readViewings(many, now).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const kept = readViewings(many, now);
  expect(withViewing(kept, 5, now + 1).map(({ id }) => id)).toEqual([5, 1, 2, 3, 4, 6, 7, 8, 9]);
  expect(withViewing(kept, 30, now + 1).map(({ id }) => id)).toEqual([30, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test('CARD-03 eight others are shown: those that exist and can be bought', () => {
  const catalogue = new Map<number, Product>(
    Array.from({ length: 12 }, (_, index) => [
      index + 1,
      {
        id: index + 1,
        name: `Tea ${index + 1}`,
        price: 10,
        discount: 0,
        rate: 4,
        img: '/x.avif',
        category: 'Matcha Green Tea',
        stock: index + 1 === 2 ? 0 : 5,
      },
    ]),
  );
  const viewings = [99, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((id) => ({ id, at: now }));
  expect(viewedBefore(viewings, 1, catalogue).map(({ id }) => id)).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
  expect(viewedBefore(viewings.slice(0, 2), 1, catalogue)).toEqual([]);
});
