import fc from 'fast-check';
import { currencyCodeOf, decimalSignOf, discountBetween, parseCents, plainAmount } from './amount.mjs';

test.each([
  ['12.50', 1250],
  ['12,50', 1250],
  ['12', 1200],
  ['12.5', 1250],
  ['12.5000', 1250],
  ['.50', undefined],
  ['$12', 1200],
  ['12.50 USD', 1250],
  ['US$ 1,234.50', 123450],
  ['1.234,50 €', 123450],
  ["CHF 1'234.50", 123450],
  ['1 234,50 €', 123450],
  ['1\u00a0234,50\u202f€', 123450],
  ['Rs. 1,23,456.00', 12345600],
  ['12.-', 1200],
  ['12,– €', 1200],
  ['د.إ 40.00', 4000],
  ['1,234', 123400],
  ['1.234.567', 123456700],
  ['12.505', 1250500],
  ['0,5', 50],
  ['', undefined],
  ['free', undefined],
  ['-5', undefined],
  ['12 per kg', undefined],
  ['12-15', undefined],
  ['1,2,3', undefined],
  ['12.345,6.7', undefined],
  ['1e3', undefined],
])('%j is %j cents', (text, cents) => {
  expect(parseCents(text)).toBe(cents);
});

test.each([
  ['.', '1,234', 123400],
  ['.', '1.25', 125],
  ['.', '1.234', undefined],
  ['.', '1.000', undefined],
  ['.', '12.5000', 1250],
  [',', '1.234', 123400],
  [',', '1,000', undefined],
])('where "%s" is the decimal sign, %j is %j cents', (decimalSign, text, cents) => {
  expect(parseCents(text, { decimalSign })).toBe(cents);
});

test('an amount has the decimals of its currency', () => {
  expect(parseCents('1.250', { decimals: 3, decimalSign: '.' })).toBe(1250);
  expect(parseCents('1250', { decimals: 0 })).toBe(1250);
  expect(parseCents('12.50', { decimals: 0 })).toBeUndefined();
  expect([plainAmount(1250, 2), plainAmount(5, 2), plainAmount(1250, 0), plainAmount(1250, 3)]).toEqual([
    '12.50',
    '0.05',
    '1250',
    '1.250',
  ]);
});

test.each([
  [['12,50', '1.234'], ','],
  [['1.234,50'], ','],
  [['1,234', '12.50'], '.'],
  [['1.234', '12'], undefined],
  [['12,50', '12.50'], undefined],
])('the column %j proves the decimal sign %j', (texts, sign) => {
  expect(decimalSignOf(texts)).toBe(sign);
});

test('the letters of a currency are found beside an amount', () => {
  expect(currencyCodeOf('12.50 USD')).toBe('USD');
  expect(currencyCodeOf('EUR12')).toBe('EUR');
  expect(currencyCodeOf('$12')).toBeUndefined();
});

test.each([
  [2850, 2565, 10],
  [450, 405, 10],
  [999, 899, 10],
  [3000, 2000, undefined],
  [2499, 1999, 20],
  [1000, 1000, undefined],
  [1000, 1, undefined],
])('%i reduced to %i is %j percent', (before, sale, percent) => {
  expect(discountBetween(before, sale)).toBe(percent);
});

test('the percentage found for a reduced price of at least 1.00 gives that price', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 9_999_999 }),
      fc.integer({ min: 1, max: 99 }),
      (before, percent) => {
        const sale = Math.floor((before * (100 - percent) + 50) / 100);
        const found = discountBetween(before, sale) ?? 0;
        expect(Math.floor((before * (100 - found) + 50) / 100)).toBe(sale);
      },
    ),
  );
});

test('an amount that is written plainly is read as the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.constantFrom(0, 2, 3), (cents, decimals) => {
      expect(parseCents(plainAmount(cents, decimals), { decimals, decimalSign: '.' })).toBe(cents);
    }),
  );
});

test('any text is read as an amount or refused without an error', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(..."0123456789.,'’ $€aZ-–".split('')), maxLength: 60 }),
      (text) => {
        const cents = parseCents(text);
        expect(cents === undefined || Number.isSafeInteger(cents)).toBe(true);
      },
    ),
  );
});
