import fc from 'fast-check';
import { clampQuantity, enteredQuantity, quantityFrom } from '@/lib/domain/quantity';

test.each([
  ['1', 1],
  ['7', 7],
  ['8', 8],
  ['9', 8],
  ['999', 8],
  ['9'.repeat(400), 8],
  ['1e3', 8],
  ['0', 1],
  ['-0', 1],
  ['-3', 1],
  ['-5', 1],
  ['', 1],
  ['   ', 1],
  ['abc', 1],
  ['3 pieces', 1],
  ['1.5', 1],
  ['2.9', 2],
  ['0.5', 1],
  [' 4 ', 4],
  ['٣', 3],
  ['３', 3],
  ['۳', 3],
  ['½', 1],
  ['1,5', 1],
])('PDP-10 PDP-11 PDP-12 F-65 of a stock of 8, %j means %s', (text, qty) => {
  expect(quantityFrom(text, 8)).toBe(qty);
});

test.each([
  [0, 1],
  [1, 1],
  [7, 7],
  [8, 8],
  [9, 8],
  [-1, 1],
])('PDP-10 PDP-11 of a stock of 8, %s is kept to %s', (qty, kept) => {
  expect(clampQuantity(qty, 8)).toBe(kept);
});

test.each([
  ['0', 0],
  ['-3', -3],
  ['99', 99],
  ['2.9', 2],
  [' ٣ ', 3],
  ['', undefined],
  ['  ', undefined],
  ['abc', undefined],
])(
  'CART-03 CART-05 in the cart %j was entered as %s: zero removes and too much is refused, neither is clamped',
  (text, qty) => {
    expect(enteredQuantity(text)).toBe(qty);
  },
);

test('PDP-15 F-67 without stock the quantity stays at 1 (A-30)', () => {
  expect([clampQuantity(0, 0), clampQuantity(5, 0), quantityFrom('7', 0)]).toEqual([1, 1, 1]);
});

test('PDP-12 F-65 whatever is typed, the quantity is whole, from 1, and within the stock', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...Array.from('0123456789.-+e ٣３x')) }),
  );
  fc.assert(
    fc.property(typed, fc.integer({ min: 1, max: 79 }), (text, stock) => {
      const qty = quantityFrom(text, stock);
      expect(Number.isInteger(qty) && qty >= 1 && qty <= stock).toBe(true);
      expect(quantityFrom(String(qty), stock)).toBe(qty);
    }),
  );
});
