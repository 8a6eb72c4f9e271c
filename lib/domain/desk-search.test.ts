import { deskOrder } from '@/lib/domain/desk-order-fixture';
import { searchOrders } from '@/lib/domain/desk-search';

const sok = deskOrder();
const invoice = { number: 41, issuedAt: 1, lines: [], totalCents: 1, taxCents: 0 };
const dara = deskOrder({
  reference: '261122-2WXY',
  lines: [{ id: 12, name: 'Crème de Marrons', qty: 1, unitCents: 450 }],
  from: ['ដារ៉ា សុខ', '+971 50 000 0000'],
  shipTo: ['محل', 'دبي'],
  coupon: 'SPRING',
  notes: 'Ring twice',
  invoice,
});

test.each([
  ['', [sok, dara]],
  ['  ', [sok, dara]],
  ['k7qf', [sok]],
  ['SOK riverside', [sok]],
  ['sok spring', []],
  ['matcha', [sok]],
  ['creme', [dara]],
  ['ដារ៉ា', [dara]],
  ['دبي', [dara]],
  ['41', [dara]],
  ['twice', [dara]],
  ['spring', [dara]],
  ['023000', [sok]],
  ['023000000', [sok]],
  ['0501', []],
  ['00971500', [dara]],
  ['0500000000', [dara]],
  ['23000000', [sok]],
  ['+97150', [dara]],
  ['٩٧١٥٠٠', [dara]],
  ['261122', [sok, dara]],
])('A-205 "%s" finds the orders that hold each word', (words, found) => {
  expect(searchOrders([sok, dara], words)).toEqual(found);
});
