import Big from 'big.js';
import fc from 'fast-check';
import {
  formatCents,
  formatSignedCents,
  lineTotalCents,
  percentOfCents,
  plainDollars,
  toCents,
  parseCents,
  unitPriceCents,
} from '@/lib/domain/money';

const cents = fc.integer({ min: 0, max: 1_000_000 });
const discounts = fc.integer({ min: 0, max: 100 });

test.each([
  [4.5, 0, 450],
  [4.5, 78, 99],
  [100, 78, 2200],
  [100, 100, 0],
  [19.99, 15, 1699],
  [10.1, 50, 505],
  // Exact half cents, which floating point would round down (F-52).
  [1.15, 50, 58],
  [0.99, 50, 50],
  [8.05, 50, 403],
])('SUM-01 $%s at %s%% off costs %s cents', (price, discount, expected) => {
  expect(unitPriceCents({ price, discount })).toBe(expected);
});

test.each([
  [1.005, 100],
  [2.675, 268],
  [0.29, 29],
  [4.35, 435],
  [64.1, 6410],
])('SUM-01 $%s is %s cents, without the error of floating point', (dollars, expected) => {
  expect(toCents(dollars)).toBe(expected);
});

test('SUM-01 dollars with two decimals are whole cents, whatever the amount', () => {
  fc.assert(fc.property(cents, (amount) => expect(toCents(Number(Big(amount).div(100)))).toBe(amount)));
});

test('SUM-01 F-52 the unit price is price × (1 − discount/100), half up, as exact decimals give it', () => {
  fc.assert(
    fc.property(cents, discounts, (amount, discount) => {
      const exact = Big(amount).div(100).times(Big(100).minus(discount)).div(100).round(2, Big.roundHalfUp);
      const unit = unitPriceCents({ price: amount / 100, discount });
      expect(Big(unit).div(100).toFixed(2)).toBe(exact.toFixed(2));
    }),
  );
});

test('F-53 a discount never makes a price negative, nor dearer', () => {
  fc.assert(
    fc.property(cents, discounts, (amount, discount) => {
      const unit = unitPriceCents({ price: amount / 100, discount });
      expect(unit).toBeGreaterThanOrEqual(0);
      expect(unit).toBeLessThanOrEqual(amount);
    }),
  );
});

test.each([
  [50, 1, 1],
  [49, 1, 0],
  [1050, 5, 53],
  [1049, 5, 52],
  [1234, 100, 1234],
  [0, 5, 0],
])('SUM-05 of %s cents %s%% is %s, half up', (amount, percent, expected) => {
  expect(percentOfCents(amount, percent)).toBe(expected);
});

test('SUM-02 a line costs its rounded unit price times its quantity', () => {
  // 1.15 at 50% is 0.575, so 0.58 a piece: 1.74 for three, not 1.73.
  expect(lineTotalCents({ price: 1.15, discount: 50 }, 3)).toBe(174);
  expect(lineTotalCents({ price: 24.9, discount: 0 }, 79)).toBe(196_710);
});

test.each([
  [0, '$0.00'],
  [-0, '$0.00'],
  [1, '$0.01'],
  [10, '$0.10'],
  [99, '$0.99'],
  [100, '$1.00'],
  [5000, '$50.00'],
  [99_999, '$999.99'],
  [100_000, '$1,000.00'],
  [123_450, '$1,234.50'],
  [123_456_789, '$1,234,567.89'],
])('SUM-07 %s cents read %s', (amount, expected) => {
  expect(formatCents(amount)).toBe(expected);
});

test('A-39 a signed amount says whether it is added or taken off', () => {
  expect([-1, 1, -120_050].map(formatSignedCents)).toEqual(['−$0.01', '+$0.01', '−$1,200.50']);
});

test('SUM-07 every amount has exactly two decimals and tells its cents', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      const text = formatCents(amount);
      expect(text).toMatch(/^\$\d{1,3}(,\d{3})*\.\d{2}$/);
      expect(text.replace(/[$,.]/g, '')).toBe(String(amount).padStart(3, '0'));
    }),
  );
});

test.each([
  ['12.80', 1280],
  ['12,5', 1250],
  ['$12', 1200],
  [' 7 ', 700],
  ['0.05', 5],
  ['', undefined],
  ['-5', undefined],
  ['1.234', undefined],
  ['abc', undefined],
  ['12.', undefined],
])('A-67 a typed price of "%s" is %s cents', (text, expected) => {
  expect(parseCents(text)).toBe(expected);
});

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [1280, '12.80'],
  [123_450, '1234.50'],
])('%s cents read "%s" for a program', (amount, text) => {
  expect(plainDollars(amount)).toBe(text);
});

test.each([
  [0, 10_000, 0],
  [25, 10_000, 2500],
  [100, 9999, 9999],
  [33, 450, 149],
  [50, 99, 50],
])('CAT-11 %s percent of %s cents is %s', (percent, highest, expected) => {
  expect(percentOfCents(highest, percent)).toBe(expected);
});
