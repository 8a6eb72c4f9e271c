import Big from 'big.js';
import fc from 'fast-check';
import { billFor, billRows, freeShippingGapCents, freeShippingPercent } from '@/lib/domain/bill';

const subtotals = fc.oneof(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 4_900, max: 5_100 }));

const words = {
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  free: 'Free',
  tax: 'Tax',
  rounding: 'Rounding',
};

test.each([
  // subtotal, shipping, tax, rounding, total: the oracle sheet
  [4999, 50, 250, 0, 5299],
  [5000, 0, 250, 0, 5250],
  [1050, 11, 53, -1, 1113],
  [1690, 17, 85, -1, 1791],
  [952, 10, 48, -1, 1009],
  [1234, 12, 62, 0, 1308],
  [5001, 0, 250, 0, 5251],
  [100_000, 0, 5000, 0, 105_000],
  [100, 1, 5, 0, 106],
  [49, 0, 2, 1, 52],
  [1, 0, 0, 0, 1],
])(
  'A-39 SUM-04 SUM-05 SUM-06 F-50 F-51 the bill for %s cents',
  (subtotalCents, shippingCents, taxCents, roundingCents, totalCents) => {
    expect(billFor(subtotalCents)).toEqual({
      subtotalCents,
      shippingCents,
      taxCents,
      roundingCents,
      totalCents,
    });
  },
);

test('SUM-09 an empty cart costs nothing', () => {
  expect(billFor(0)).toEqual({
    subtotalCents: 0,
    shippingCents: 0,
    taxCents: 0,
    roundingCents: 0,
    totalCents: 0,
  });
});

function share(subtotal: number, factor: string): number {
  return Big(subtotal).times(factor).round(0, Big.roundHalfUp).toNumber();
}

test('A-39 SUM-04 SUM-05 SUM-06 shipping, tax and total each follow their formula to the cent', () => {
  fc.assert(
    fc.property(subtotals, (subtotal) => {
      const isFree = subtotal >= 5000;
      expect(billFor(subtotal)).toMatchObject({
        shippingCents: share(subtotal, isFree ? '0' : '0.01'),
        taxCents: share(subtotal, '0.05'),
        totalCents: share(subtotal, isFree ? '1.05' : '1.06'),
      });
    }),
  );
});

test('A-39 every bill adds up, by a cent of rounding at most and by none where shipping is free', () => {
  fc.assert(
    fc.property(subtotals, (subtotal) => {
      const { shippingCents, taxCents, roundingCents, totalCents } = billFor(subtotal);
      expect(subtotal + shippingCents + taxCents + roundingCents).toBe(totalCents);
      expect(Math.abs(roundingCents)).toBeLessThanOrEqual(subtotal >= 5000 ? 0 : 1);
    }),
  );
});

test('A-39 a cent of rounding has a row of its own with its sign, and no cent has none', () => {
  expect(billRows(billFor(1050), words)).toEqual([
    ['Subtotal', '$10.50'],
    ['Shipping', '$0.11'],
    ['Tax', '$0.53'],
    ['Rounding', '−$0.01'],
  ]);
  expect(billRows(billFor(49), words).at(-1)).toEqual(['Rounding', '+$0.01']);
  expect(billRows(billFor(1234), words)).toEqual([
    ['Subtotal', '$12.34'],
    ['Shipping', '$0.12'],
    ['Tax', '$0.62'],
  ]);
});

test('A-39 F-51 the rows as they read add up to the total, and none reads as minus nothing', () => {
  fc.assert(
    fc.property(subtotals, (subtotal) => {
      const amounts = billRows(billFor(subtotal), words).map(([, amount]) => amount);
      expect(amounts.join()).not.toMatch(/[-−+]\$0\.00/);
      const sum = amounts
        .map((amount) => amount.replace('Free', '0').replace('−', '-').replace(/[$,+]/g, ''))
        .reduce((total, amount) => total.plus(amount), Big(0));
      expect(sum.times(100).toNumber()).toBe(billFor(subtotal).totalCents);
    }),
  );
});

test('A-40 from $50.00 shipping reads Free, and an empty cart pays $0.00', () => {
  expect(billRows(billFor(5000), words)[1]).toEqual(['Shipping', 'Free']);
  expect(billRows(billFor(0), words)[1]).toEqual(['Shipping', '$0.00']);
});

test('SUM-04 SUM-08 shipping is free from exactly $50.00', () => {
  expect([4999, 5000, 5001].map((subtotal) => billFor(subtotal).shippingCents)).toEqual([50, 0, 0]);
});

test('CART-13 the banner asks for what is missing to $50.00, never for less than nothing', () => {
  expect([0, 1234, 4999, 5000, 5001, 90_000].map(freeShippingGapCents)).toEqual([5000, 3766, 1, 0, 0, 0]);
});

test('CART-13 the bar of the banner fills up to 100 percent, and is full where the limit is nothing', () => {
  expect([0, 1250, 4999, 5000, 90_000].map((cents) => freeShippingPercent(cents))).toEqual([
    0, 25, 99.98, 100, 100,
  ]);
  expect([0, 1250].map((cents) => freeShippingPercent(cents, 0))).toEqual([100, 100]);
});
