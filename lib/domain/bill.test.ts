import fc from 'fast-check';
import { billFor, billRows } from '@/lib/domain/bill';
import { freeShippingGapCents, freeShippingPercent } from '@/lib/domain/free-shipping';
import { words } from '@/lib/domain/order-fixture';

test.each([
  // Cents of subtotal, shipping, tax, rounding and total, as a sheet outside this code computes them.
  [4999, 50, 250, 0, 5299],
  [5000, 0, 250, 0, 5250],
  [5001, 0, 250, 0, 5251],
  [1050, 11, 53, -1, 1113],
  [1690, 17, 85, -1, 1791],
  [952, 10, 48, -1, 1009],
  [1234, 12, 62, 0, 1308],
  [100_000, 0, 5000, 0, 105_000],
  [100, 1, 5, 0, 106],
  [49, 0, 2, 1, 52],
  [1, 0, 0, 0, 1],
  [0, 0, 0, 0, 0],
])(
  'A-39 SUM-04 SUM-05 SUM-06 SUM-08 SUM-09 F-50 F-51 the bill for %s cents',
  (subtotalCents, shippingCents, taxCents, roundingCents, totalCents) => {
    const bill = { subtotalCents, shippingCents, taxCents, roundingCents, totalCents };
    expect(billFor(subtotalCents)).toEqual(bill);
  },
);

const subtotals = fc.oneof(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 4_900, max: 5_100 }));

test('A-39 SUM-04 SUM-05 SUM-06 each amount follows its formula to the cent, and all of them add up', () => {
  // Exact integers; adding half of the divisor rounds half up.
  const percentHalfUp = (subtotal: number, percent: bigint) =>
    Number((BigInt(subtotal) * percent * 2n + 100n) / 200n);
  fc.assert(
    fc.property(subtotals, (subtotal) => {
      const isFree = subtotal >= 5000;
      const { shippingCents, taxCents, roundingCents, totalCents } = billFor(subtotal);
      expect(shippingCents).toBe(percentHalfUp(subtotal, isFree ? 0n : 1n));
      expect(taxCents).toBe(percentHalfUp(subtotal, 5n));
      expect(totalCents).toBe(percentHalfUp(subtotal, isFree ? 105n : 106n));
      expect(subtotal + shippingCents + taxCents + roundingCents).toBe(totalCents);
      expect(Math.abs(roundingCents)).toBeLessThanOrEqual(isFree ? 0 : 1);
    }),
  );
});

test.each([
  [1050, ['Subtotal: $10.50', 'Shipping: $0.11', 'Tax: $0.53', 'Rounding: −$0.01']],
  [49, ['Subtotal: $0.49', 'Shipping: $0.00', 'Tax: $0.02', 'Rounding: +$0.01']],
  [1234, ['Subtotal: $12.34', 'Shipping: $0.12', 'Tax: $0.62']],
  [5000, ['Subtotal: $50.00', 'Shipping: Free', 'Tax: $2.50']],
  [0, ['Subtotal: $0.00', 'Shipping: $0.00', 'Tax: $0.00']],
])(
  'A-39 A-40 the bill for %s cents shows free shipping as Free and a rounded cent in a row of its own',
  (cents, rows) => {
    expect(billRows(billFor(cents), words).map((row) => row.join(': '))).toEqual(rows);
  },
);

test('CART-13 the banner asks for what is missing from $50.00', () => {
  expect([0, 1234, 4999, 5000, 5001, 90_000].map(freeShippingGapCents)).toEqual([5000, 3766, 1, 0, 0, 0]);
});

test('CART-13 the bar of the banner fills up to 100 percent', () => {
  const percents = [0, 1250, 4999, 5000, 90_000].map(freeShippingPercent);
  expect(percents).toEqual([0, 25, 99.98, 100, 100]);
});
