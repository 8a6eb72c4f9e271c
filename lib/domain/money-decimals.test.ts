import fc from 'fast-check';
import { withSettings } from '@/lib/settings-fixture';
import { moneyOf } from '@/scripts/shop/terms.mjs';

const load = () => import('@/lib/domain/money');
const currency = (symbol: string, decimals: number) => withSettings(moneyOf({ symbol, decimals }), load);
const currencies = {
  yen: () => currency('¥', 0),
  dirham: () => currency('AED', 2),
  dinar: () => currency('KWD', 3),
} as const;

test.each([
  ['yen', 1_234_567, '¥1,234,567', '1234567'],
  ['yen', 0, '¥0', '0'],
  ['dirham', 1250, 'AED\u00a012.50', '12.50'],
  ['dirham', 100_000, 'AED\u00a01,000.00', '1000.00'],
  ['dinar', 1_234_567, 'KWD\u00a01,234.567', '1234.567'],
  ['dinar', 5, 'KWD\u00a00.005', '0.005'],
  ['dinar', 1_000_000_000, 'KWD\u00a01,000,000.000', '1000000.000'],
] as const)('%s: %i minor units read %j, and %s for a program', async (name, cents, text, plain) => {
  const money = await currencies[name]();
  expect(money.formatCents(cents)).toBe(text);
  expect(money.plainAmount(cents)).toBe(plain);
});

test.each([
  ['yen', '500', 500],
  ['yen', '¥500', 500],
  ['yen', '500.0', undefined],
  ['yen', '123456789', 123_456_789],
  ['yen', '1234567890', undefined],
  ['dirham', 'AED 12.5', 1250],
  ['dirham', 'AED\u00a012,50', 1250],
  ['dirham', '$12', undefined],
  ['dirham', 'AEDAED12', undefined],
  ['dinar', '1.234', 1234],
  ['dinar', '1.2', 1200],
  ['dinar', '1.2345', undefined],
  ['dinar', '123456', 123_456_000],
  ['dinar', '1234567', undefined],
] as const)('%s: the typed price %j is %p minor units', async (name, text, cents) => {
  const money = await currencies[name]();
  expect(money.parseCents(text)).toBe(cents);
});

test.each([
  [0, 1n],
  [2, 100n],
  [3, 1000n],
])('with %i decimals every amount is written, read and counted exactly', async (decimals, unit) => {
  const money = await currency('X', decimals);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
      const rest = decimals === 0 ? '' : `.${String(BigInt(cents) % unit).padStart(decimals, '0')}`;
      const exact = `${BigInt(cents) / unit}${rest}`;
      expect(money.plainAmount(cents)).toBe(exact);
      expect(money.parseCents(exact)).toBe(cents);
      expect(money.toCents(Number(exact))).toBe(cents);
      expect(money.formatCents(cents).replaceAll(',', '')).toBe(`X\u00a0${exact}`);
      expect(money.formatCents(cents)).toMatch(/^X\u00a0\d{1,3}(,\d{3})*(\.\d+)?$/);
    }),
  );
});

test('a percentage of up to three decimals is rounded half up, added or included', async () => {
  const money = await currencies.dirham();
  const amounts = fc.integer({ min: 0, max: 1_000_000_000 });
  const thousandths = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(amounts, thousandths, (cents, share) => {
      const [amount, part, percent] = [BigInt(cents), BigInt(share), share / 1000];
      const halfUp = (numerator: bigint, whole: bigint) => Number((2n * numerator + whole) / (2n * whole));
      expect(money.percentOfCents(cents, percent)).toBe(halfUp(amount * part, 100_000n));
      expect(money.includedPercentOfCents(cents, percent)).toBe(halfUp(amount * part, 100_000n + part));
    }),
  );
});
