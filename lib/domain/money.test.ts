import fc from 'fast-check';
import {
  formatCents,
  formatSignedCents,
  lineTotalCents,
  parseCents,
  percentOfCents,
  plainAmount,
  toCents,
  unitPriceCents,
} from '@/lib/domain/money';

test.each([
  [1.005, 100],
  [2.675, 268],
  [0.29, 29],
  [4.35, 435],
])('SUM-01 $%s is %s cents, without a floating-point error', (dollars, cents) => {
  expect(toCents(dollars)).toBe(cents);
});

test.each([
  [50, 1, 1],
  [49, 1, 0],
  [1049, 5, 52],
  [1050, 5, 53],
  [1234, 100, 1234],
  [0, 5, 0],
  [10_000, 25, 2500],
  [450, 33, 149],
])('SUM-05 CAT-11 of %s cents, %s percent are %s cents, rounded half up', (cents, percent, expected) => {
  expect(percentOfCents(cents, percent)).toBe(expected);
});

test.each([
  [4.5, 0, 450],
  [4.5, 78, 99],
  [100, 100, 0],
  [19.99, 15, 1699],
  // These are exact half cents, which floating point would round down.
  [1.15, 50, 58],
  [0.99, 50, 50],
  [8.05, 50, 403],
])('SUM-01 F-52 $%s at %s%% off costs %s cents', (price, discount, expected) => {
  expect(unitPriceCents({ price, discount })).toBe(expected);
});

test('SUM-01 F-52 F-53 a unit price is price × (1 − discount/100), rounded half up, and never negative or higher', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(cents, fc.integer({ min: 0, max: 100 }), (amount, discount) => {
      const exact = Number((BigInt(amount) * BigInt(100 - discount) * 2n + 100n) / 200n);
      const unit = unitPriceCents({ price: amount / 100, discount });
      expect(unit).toBe(exact);
      expect(unit >= 0 && unit <= amount).toBe(true);
    }),
  );
});

test('SUM-02 a line costs its rounded unit price times its quantity', () => {
  // 1.15 at 50% is 0.575, so 0.58 a piece: 1.74 for three, not 1.73.
  expect(lineTotalCents({ price: 1.15, discount: 50 }, 3)).toBe(174);
  expect(lineTotalCents({ price: 24.9, discount: 0 }, 79)).toBe(196_710);
});

test.each([
  [0, '$0.00', '0.00'],
  [-0, '$0.00', '0.00'],
  [1, '$0.01', '0.01'],
  [10, '$0.10', '0.10'],
  [99, '$0.99', '0.99'],
  [100, '$1.00', '1.00'],
  [99_999, '$999.99', '999.99'],
  [100_000, '$1,000.00', '1000.00'],
  [123_456_789, '$1,234,567.89', '1234567.89'],
])('SUM-07 %s cents read %s, and %s for a program', (cents, text, plain) => {
  expect(formatCents(cents)).toBe(text);
  expect(plainAmount(cents)).toBe(plain);
});

test('A-39 a signed amount says whether it is added or taken off', () => {
  expect([-1, 1, -120_050].map(formatSignedCents)).toEqual(['−$0.01', '+$0.01', '−$1,200.50']);
});

test.each([
  ['12.80', 1280],
  ['12,5', 1250],
  ['$12', 1200],
  [' 7 ', 700],
  ['0.05', 5],
  ['1234567.89', 123_456_789],
  ['12345678', undefined],
  ['', undefined],
  ['-5', undefined],
  ['1.234', undefined],
  ['a12', undefined],
  ['12.', undefined],
])('A-67 the typed price "%s" is %s cents', (text, cents) => {
  expect(parseCents(text)).toBe(cents);
});
