import { approximateAmount, readCurrency } from '@/lib/domain/currency';
import { rateText } from '@/lib/domain/currency-rate';
import { withSettings } from '@/lib/settings-fixture';
import { approximateCurrencies } from '@/shop/settings';

const dirham = { code: 'AED', rate: 3.6725, name: 'dirhams', singular: 'dirham', step: 1 };
const riel = { code: 'KHR', rate: 4000, name: 'riel', step: 100 };

test.each([
  [2565, '94'],
  [450, '17'],
  [10_000, '367'],
  [214_914, '7,893'],
  [0, '0'],
])('A-33 %d cents are about %s dirham, at the fixed 3.6725', (cents, amount) => {
  expect(approximateAmount(cents, dirham)).toBe(amount);
});

test.each([
  [2565, '102,600'],
  [396, '15,800'],
  [1, '0'],
  [2, '100'],
  [214_914, '8,596,600'],
])('A-33 %d cents are about %s riel, in hundreds', (cents, amount) => {
  expect(approximateAmount(cents, riel)).toBe(amount);
});

test.each([
  [1250, 0.01, '3.40'],
  [1250, 0.05, '3.40'],
  [1250, 0.5, '3.50'],
  [1_234_567, 0.01, '3,361.73'],
])('%d fils in steps of %d are about %s US dollars', (cents, step, amount) => {
  const dollar = { code: 'USD', rate: 0.2723, name: 'US dollars', step };
  expect(approximateAmount(cents, dollar)).toBe(amount);
});

test('amounts of a currency with three decimals or none are converted', async () => {
  const load = () => import('@/lib/domain/currency');
  const ofDinars = await withSettings({ currencyDecimals: 3 }, load);
  const ofYen = await withSettings({ currencyDecimals: 0 }, load);
  // 12.345 dinars, and 12,345 yen.
  expect(ofDinars.approximateAmount(12_345, { ...dirham, rate: 12 })).toBe('148');
  expect(ofYen.approximateAmount(12_345, { ...dirham, rate: 0.024 })).toBe('296');
});

test('A-33 the rate of the dirham is fixed, and that of the riel has a day', () => {
  expect(approximateCurrencies).toEqual([
    dirham,
    { ...riel, since: expect.stringMatching(/^\d{1,2} [A-Z][a-z]+ \d{4}$/) },
  ]);
});

test.each([
  ['AED', 'AED'],
  ['KHR', 'KHR'],
  [null, undefined],
  ['USD', undefined],
  ['aed', undefined],
  [['AED'], undefined],
  ['__proto__', undefined],
])('A-33 F-26 the stored currency %j is read as %s', (stored, code) => {
  expect(readCurrency(stored)?.code).toBe(code);
});

test('a shop without approximate currencies reads none that another shop stored', async () => {
  const shop = await withSettings({ approximateCurrencies: [] }, () => import('@/lib/domain/currency'));
  expect(shop.readCurrency('AED')).toBeUndefined();
});

test('A-33 a rate is printed with all its digits', () => {
  expect(rateText(dirham)).toBe('3.6725');
  expect(rateText(riel)).toBe('4,000');
});
