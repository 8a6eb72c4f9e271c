import { approximateAmount, rateText, readCurrency } from '@/lib/domain/currency';
import { exchangeRates } from '@/shop/exchange-rates';

test.each([
  [2565, '94'],
  [450, '17'],
  [10_000, '367'],
  [214_914, '7,893'],
  [0, '0'],
])('A-33 %d cents are about %s dirham, at the fixed 3.6725', (cents, dirham) => {
  expect(approximateAmount(cents, 'AED', { perDollar: 3.6725 })).toBe(dirham);
});

test.each([
  [2565, '102,600'],
  [396, '15,800'],
  [1, '0'],
  [2, '100'],
  [214_914, '8,596,600'],
])('A-33 %d cents are about %s riel, in hundreds', (cents, riel) => {
  expect(approximateAmount(cents, 'KHR', { perDollar: 4000 })).toBe(riel);
});

test('A-33 the rate of the dirham is fixed, and that of the riel has a day', () => {
  expect(exchangeRates.AED).toEqual({ perDollar: 3.6725 });
  expect(exchangeRates.KHR.since).toMatch(/^\d{1,2} [A-Z][a-z]+ \d{4}$/);
  expect(exchangeRates.KHR.perDollar).toBeGreaterThan(3000);
});

test.each([
  ['AED', 'AED'],
  ['KHR', 'KHR'],
  [null, undefined],
  ['USD', undefined],
  ['aed', undefined],
  [['AED'], undefined],
  ['__proto__', undefined],
])('A-33 F-26 the stored currency %j is read as %s', (stored, currency) => {
  expect(readCurrency(stored)).toBe(currency);
});

test('A-33 a rate is printed with all its digits', () => {
  expect(rateText({ perDollar: 3.6725 })).toBe('3.6725');
  expect(rateText({ perDollar: 4000 })).toBe('4,000');
});
