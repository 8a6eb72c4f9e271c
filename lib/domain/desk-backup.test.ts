import fc from 'fast-check';
import { readBackup, writeBackup } from '@/lib/domain/desk-backup';
import { mergeOrders } from '@/lib/domain/desk-merge';
import { deskStatuses } from '@/lib/domain/desk-order';
import { deskOrder } from '@/lib/domain/desk-order-fixture';

const invoice = { number: 41, issuedAt: 1, lines: [], totalCents: 1, taxCents: 0 };
const sok = deskOrder({ isPaid: true, history: [{ status: 'paid', at: 8 }], invoice });
const savedAt = '2026-11-24T09:00:00.000Z';
const notes = { lastInvoice: 40, keptMonths: 12 };

test('A-208 a backup is a file of the day, and gives every order and the last invoice back', () => {
  const { name, text } = writeBackup([sok], notes, savedAt);
  expect(name).toBe('minato-orders-2026-11-24.json');
  expect(readBackup(text)).toEqual({ kind: 'backup', orders: [sok], lastInvoice: 41, unreadableCount: 0 });
  expect(JSON.parse(text)).toMatchObject({
    format: 'order-desk-backup',
    version: 1,
    shop: 'minato',
    savedAt,
    lastInvoice: 41,
  });
});

test('A-208 a restored desk is the one that was saved', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'ក', 'م', '\u200f', '\n', '"', '👍🏽', '\\') });
  const order = fc
    .record({
      text,
      notes: text,
      from: fc.array(text),
      status: fc.constantFrom(...deskStatuses),
      at: fc.nat(),
    })
    .map(({ status, at, ...texts }) => ({
      ...texts,
      status,
      history: status === 'new' ? [] : [{ status, at }],
    }));
  fc.assert(
    fc.property(fc.array(order, { maxLength: 30 }), (changes) => {
      const orders = changes.map((change, index) =>
        deskOrder({ ...change, reference: `2611${String(index + 10)}-2222` }),
      );
      const read = readBackup(writeBackup(orders, notes, savedAt).text);
      expect(read).toEqual({ kind: 'backup', orders, lastInvoice: 40, unreadableCount: 0 });
      expect(mergeOrders([], orders).orders).toEqual(orders);
    }),
  );
});

test('F-301 entries of a backup that are no orders are counted', () => {
  const { text } = writeBackup([sok], notes, savedAt);
  const broken = {
    ...JSON.parse(text),
    orders: [{ ...sok, invoice: undefined }, 7, {}],
    lastInvoice: 'many',
  };
  expect(readBackup(`\ufeff${JSON.stringify(broken)}`)).toMatchObject({
    kind: 'backup',
    lastInvoice: 0,
    unreadableCount: 2,
  });
});

const backup = { format: 'order-desk-backup', version: 1, shop: 'minato', orders: [] };
test.each([
  ['no-backup', 'hello'],
  ['no-backup', '[]'],
  ['no-backup', JSON.stringify({ ...backup, format: 'data' })],
  ['no-backup', JSON.stringify({ ...backup, version: 'one' })],
  ['no-backup', JSON.stringify({ ...backup, orders: {} })],
  ['newer', JSON.stringify({ ...backup, version: 2 })],
  ['other-shop', JSON.stringify({ ...backup, shop: 'sidra' })],
])('F-301 a file is refused as %s: %s', (kind, text) => {
  expect(readBackup(text)).toEqual({ kind });
});
