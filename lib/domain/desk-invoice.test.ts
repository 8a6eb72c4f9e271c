import { catalogue } from '@/lib/domain/desk-chat-fixture';
import { withInvoice } from '@/lib/domain/desk-invoice';
import { deskOrder } from '@/lib/domain/desk-order-fixture';
import { withSettings } from '@/lib/settings-fixture';

const lines = [{ id: 7, name: 'Uji Matcha Powder', qty: 2, unitCents: 1280 }];
// 25.60, 1% shipping 0.26, 5% tax 1.28.
const order = deskOrder({ lines, writtenTotalCents: 2714 });
const numbered = (number: number, reference: string) =>
  deskOrder({ reference, invoice: { number, issuedAt: 1, lines, totalCents: 2714, taxCents: 128 } });

test('A-209 an invoice has the next number, and the sums of its day', () => {
  const issued = withInvoice(order, [order], { lastInvoice: 0 }, catalogue, 99);
  expect(issued).toEqual({
    order: { ...order, invoice: { number: 1, issuedAt: 99, lines, totalCents: 2714, taxCents: 128 } },
    lastInvoice: 1,
  });
});

test.each([
  ['of the orders', [numbered(7, '261122-2222'), numbered(5, '261122-3333')], 0, 8],
  ['that is remembered, though its order is gone', [], 40, 41],
  ['of a backup with a higher number', [numbered(7, '261122-2222')], 12, 13],
])('A-209 a number follows the highest one %s', (_, others, lastInvoice, number) => {
  const issued = withInvoice(order, [order, ...others], { lastInvoice }, catalogue, 99);
  expect(issued.order.invoice?.number).toBe(number);
  expect(issued.lastInvoice).toBe(number);
});

test('A-209 an order keeps its invoice', () => {
  const invoiced = numbered(7, '261122-K7QF');
  expect(withInvoice(invoiced, [invoiced], { lastInvoice: 9 }, catalogue, 99)).toEqual({
    order: invoiced,
    lastInvoice: 9,
  });
});

test('A-209 an edited order is invoiced with what the shop says', () => {
  const edited = {
    ...order,
    lines: [{ id: 7, name: 'Uji Matcha Powder', qty: 2, unitCents: 1 }],
    check: 'wrong' as const,
  };
  expect(withInvoice(edited, [], { lastInvoice: 0 }, catalogue, 9).order.invoice).toMatchObject({
    lines,
    totalCents: 2714,
  });
});

test('A-209 a total of earlier terms has the tax that is part of it', () => {
  // 30.00 × 5 / 105 = 1.43.
  const earlier = { ...order, writtenTotalCents: 3000 };
  expect(withInvoice(earlier, [], { lastInvoice: 0 }, catalogue, 9).order.invoice).toMatchObject({
    totalCents: 3000,
    taxCents: 143,
  });
});

test('A-209 prices that include the tax: 5 of 105 parts of the total', async () => {
  const settings = {
    isTaxIncluded: true,
    shippingPercent: 0,
    shippingPriceCents: 1500,
    freeShippingFromCents: 30_000,
  };
  const shop = await withSettings(settings, () => import('@/lib/domain/desk-invoice'));
  // 25.60 + 15.00 = 40.60, of which 1.93 is tax.
  const included = { ...order, writtenTotalCents: 4060 };
  expect(shop.withInvoice(included, [], { lastInvoice: 0 }, catalogue, 9).order.invoice).toMatchObject({
    totalCents: 4060,
    taxCents: 193,
  });
});
