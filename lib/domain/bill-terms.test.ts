import fc from 'fast-check';
import { words } from '@/lib/domain/order-fixture';
import { withSettings } from '@/lib/settings-fixture';

const load = () => import('@/lib/domain/bill');
const noTax = { taxPercent: 0, isTaxIncluded: false, taxLabel: '' };
const taxIncluded = { taxPercent: 5, isTaxIncluded: true, taxLabel: 'VAT' };
const flat = { shippingPercent: 0, shippingPriceCents: 1000, freeShippingFromCents: 10_000 };
const freeShipping = { shippingPercent: 0, shippingPriceCents: 0, freeShippingFromCents: 0 };
const withoutLimit = { freeShippingFromCents: Infinity };

type Shop = Awaited<ReturnType<typeof load>>;

function shownBill(
  { billFor, billRows, rowsBelowTotal }: Shop,
  subtotalCents: number,
  isCollected = false,
): string[] {
  const bill = billFor(subtotalCents, isCollected);
  const rows = [
    ...billRows(bill, words, isCollected),
    ['Total', String(bill.totalCents)],
    ...rowsBelowTotal(bill, words),
  ];
  return rows.map((row) => row.join(': '));
}

test.each([
  [3000, ['Subtotal: $30.00', 'Shipping: $10.00', 'Total: 4000', 'Tax: $1.90']],
  [9999, ['Subtotal: $99.99', 'Shipping: $10.00', 'Total: 10999', 'Tax: $5.24']],
  [10_000, ['Subtotal: $100.00', 'Shipping: Free', 'Total: 10000', 'Tax: $4.76']],
  [0, ['Subtotal: $0.00', 'Shipping: $0.00', 'Total: 0', 'Tax: $0.00']],
])('included tax of a bill for %i cents stands below the total as a part of it', async (cents, rows) => {
  expect(shownBill(await withSettings({ ...taxIncluded, ...flat }, load), cents)).toEqual(rows);
});

test.each([
  [5, 3000, 143],
  [5, 10, 0],
  [5, 11, 1],
  [20, 3, 1],
  [20, 9, 2],
  [7.7, 1077, 77],
])('of %p percent included in %i cents, %i are tax, rounded half up', async (taxPercent, cents, tax) => {
  const { billFor } = await withSettings({ taxPercent, isTaxIncluded: true, ...freeShipping }, load);
  expect(billFor(cents)).toEqual({
    subtotalCents: cents,
    shippingCents: 0,
    taxCents: tax,
    roundingCents: 0,
    totalCents: cents,
  });
});

test.each([
  [8.875, 1000, 89, 1089],
  [7.7, 500, 39, 539],
  [7, 1050, 74, 1124],
])('%p percent tax on %i cents is %i cents, and the total is %i', async (taxPercent, cents, tax, total) => {
  const { billFor } = await withSettings({ taxPercent, ...freeShipping }, load);
  expect(billFor(cents)).toMatchObject({ taxCents: tax, totalCents: total, roundingCents: 0 });
});

test('the bill of a shop without tax has no row for it', async () => {
  const shop = await withSettings({ ...noTax, ...freeShipping }, load);
  expect(shownBill(shop, 1234)).toEqual(['Subtotal: $12.34', 'Shipping: Free', 'Total: 1234']);
});

test('the total includes an added tax and a fixed shipping price', async () => {
  const shop = await withSettings(flat, load);
  expect(shownBill(shop, 1050)).toEqual([
    'Subtotal: $10.50',
    'Shipping: $10.00',
    'Tax: $0.53',
    'Total: 2103',
  ]);
});

test('a percentage for shipping without a limit is charged on every bill', async () => {
  const shop = await withSettings({ shippingPercent: 2.5, ...withoutLimit }, load);
  expect(shop.billFor(1_000_000)).toMatchObject({ shippingCents: 25_000, totalCents: 1_075_000 });
});

test.each([
  [true, true, ['Subtotal: $30.00', 'Shipping: Free', 'Total: 3000', 'Tax: $1.43']],
  [true, false, ['Subtotal: $30.00', 'Shipping: $10.00', 'Total: 4000', 'Tax: $1.90']],
  [false, true, ['Subtotal: $30.00', 'Shipping: $10.00', 'Total: 4000', 'Tax: $1.90']],
])(
  'free collection %p: of an order that is collected (%p), shipping is paid unless collection is free',
  async (isCollectionFree, isCollected, rows) => {
    const shop = await withSettings({ ...taxIncluded, ...flat, isCollectionFree }, load);
    expect(shownBill(shop, 3000, isCollected)).toEqual(rows);
  },
);

test.each([
  [{}, true],
  [flat, true],
  [freeShipping, false],
  [withoutLimit, false],
])('with the settings %j, free shipping from some subtotal on is %p', async (settings, hasLimit) => {
  const loadRule = () => import('@/lib/domain/free-shipping');
  const { hasFreeShippingLimit } = await withSettings(settings, loadRule);
  expect(hasFreeShippingLimit).toBe(hasLimit);
});

test('the tax number stands below the total', async () => {
  const shop = await withSettings({ ...noTax, ...freeShipping, taxNumber: '100200300' }, load);
  expect(shownBill(shop, 100).at(-1)).toBe('Tax number: 100200300');
});

test.each([taxIncluded, { ...taxIncluded, ...flat }, { ...noTax, ...flat }, flat, freeShipping])(
  'with %j the rows add up to the total, with a cent of rounding at most',
  async (settings) => {
    const { billFor } = await withSettings(settings, load);
    const isIncluded = 'isTaxIncluded' in settings && settings.isTaxIncluded;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (subtotal) => {
        const { shippingCents, taxCents, roundingCents, totalCents } = billFor(subtotal);
        const added = isIncluded ? 0 : taxCents;
        expect(subtotal + shippingCents + added + roundingCents).toBe(totalCents);
        expect(Math.abs(roundingCents)).toBeLessThanOrEqual(1);
      }),
    );
  },
);
