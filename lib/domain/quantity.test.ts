import { clampQuantity, parseQuantity, quantityFrom } from '@/lib/domain/quantity';

test.each([
  ['8', 8, 8],
  ['9', 9, 8],
  ['9'.repeat(400), Infinity, 8],
  ['1e3', 1000, 8],
  ['0', 0, 1],
  ['-3', -3, 1],
  ['2.9', 2, 2],
  ['0.5', 0, 1],
  [' ٣ ', 3, 3],
  ['３', 3, 3],
  ['', undefined, 1],
  ['   ', undefined, 1],
  ['abc', undefined, 1],
  ['3 pieces', undefined, 1],
  ['½', undefined, 1],
  ['1,5', undefined, 1],
])(
  'PDP-10 PDP-11 PDP-12 CART-03 CART-05 F-65 %j is %s in the cart, and %s on a page with a stock of 8',
  (text, entered, qty) => {
    expect(parseQuantity(text)).toBe(entered);
    expect(quantityFrom(text, 8)).toBe(qty);
  },
);

test.each([
  [-1, 8, 1],
  [0, 8, 1],
  [1, 8, 1],
  [8, 8, 8],
  [9, 8, 8],
  [0, 0, 1],
  [5, 0, 1],
])('PDP-10 PDP-11 PDP-15 F-67 %s of a stock of %s is clamped to %s (A-30)', (qty, stock, clamped) => {
  expect(clampQuantity(qty, stock)).toBe(clamped);
});
