import { isBackupDue, readDeskNotes } from '@/lib/domain/desk-notes';
import { deskOrder } from '@/lib/domain/desk-order-fixture';

const day = 24 * 60 * 60 * 1000;
const order = deskOrder();
const { receivedAt } = order;

test('A-223 notes that are no notes get their defaults', () => {
  const defaults = { lastInvoice: 0, backedUpAt: 0, keptMonths: 12, paper: 'a6' };
  expect(readDeskNotes({})).toEqual(defaults);
  expect(readDeskNotes({ lastInvoice: -1, backedUpAt: 'soon', keptMonths: 7, paper: 'gold' })).toEqual(
    defaults,
  );
  expect(readDeskNotes({ lastInvoice: 41, backedUpAt: 5, keptMonths: 24, paper: 'roll' })).toEqual({
    lastInvoice: 41,
    backedUpAt: 5,
    keptMonths: 24,
    paper: 'roll',
  });
});

test('A-223 a backup is due a week after the last one, if anything has changed since', () => {
  const due = (backedUpAt: number, now: number, orders = [order]) => isBackupDue({ backedUpAt }, orders, now);
  expect(due(0, receivedAt + 7 * day - 1)).toBe(false);
  expect(due(0, receivedAt + 7 * day)).toBe(true);
  expect(due(receivedAt + 1, receivedAt + 30 * day)).toBe(false);
  expect(due(0, receivedAt, [])).toBe(false);
  const packed = { ...order, history: [{ status: 'packed', at: receivedAt + 2 * day } as const] };
  expect(due(receivedAt + day, receivedAt + 8 * day, [packed])).toBe(false);
  expect(due(receivedAt + day, receivedAt + 9 * day, [packed])).toBe(true);
});
