import fc from 'fast-check';
import { mergeOrders } from '@/lib/domain/desk-merge';
import { deskStatuses, type DeskOrder } from '@/lib/domain/desk-order';
import { deskOrder } from '@/lib/domain/desk-order-fixture';

const other = '261122-2WXY';
const invoice = { number: 7, issuedAt: 20, lines: [], totalCents: 2714, taxCents: 128 };
const known = deskOrder({
  status: 'packed',
  history: [{ status: 'packed', at: 10 }],
  invoice,
  isOffStock: true,
});
const merged = (before: readonly DeskOrder[], read: readonly DeskOrder[]) => mergeOrders(before, read);

test('A-203 new orders follow the known ones', () => {
  const added = deskOrder({ reference: other });
  expect(merged([known], [added])).toEqual({
    orders: [known, added],
    added: [added],
    changed: [],
    repeated: [],
  });
});

test('A-203 the same message again changes nothing, however it was pasted', () => {
  const again = deskOrder({ receivedAt: 9e12, text: 'From another app' });
  const { orders, added, changed, repeated } = merged([known], [again, again]);
  expect(orders).toEqual([known]);
  expect([added, changed, repeated]).toEqual([[], [], [known.reference]]);
});

test('A-203 a later message with other content counts; status, invoice and the earlier text stay', () => {
  const later = deskOrder({ receivedAt: 9e12, notes: 'Please hurry', text: 'Second message' });
  const { orders, changed } = merged([known], [later]);
  expect(orders).toEqual([
    {
      ...later,
      status: 'packed',
      history: known.history,
      invoice,
      isOffStock: true,
      earlierTexts: ['Minato order request 261122-K7QF'],
    },
  ]);
  expect(changed).toEqual(orders);
});

test('A-203 an earlier message with other content is kept as text only', () => {
  const earlier = deskOrder({
    receivedAt: 5,
    notes: 'First',
    text: 'First message',
    earlierTexts: ['Zeroth'],
  });
  const { orders } = merged([known], [earlier]);
  expect(orders).toEqual([{ ...known, earlierTexts: ['Zeroth', 'First message'] }]);
});

test('A-203 a message twice in one paste is added once, also with other content', () => {
  const later = deskOrder({ notes: 'Second', text: 'Second' });
  const { orders, added, changed, repeated } = merged([], [deskOrder(), later]);
  expect(orders).toMatchObject([{ notes: 'Second', earlierTexts: ['Minato order request 261122-K7QF'] }]);
  expect([added.length, changed.length, repeated.length]).toEqual([1, 0, 0]);
});

test('A-203 a backup brings the statuses that are later, and an invoice that is missing', () => {
  const backup = deskOrder({
    isPaid: true,
    status: 'packed',
    history: [
      { status: 'packed', at: 10 },
      { status: 'paid', at: 30 },
    ],
    isOffStock: false,
    invoice: { ...invoice, number: 8 },
  });
  expect(merged([known], [backup]).orders).toEqual([{ ...backup, invoice }]);
  expect(merged([deskOrder()], [backup]).orders).toEqual([backup]);
  expect(merged([backup], [known]).orders).toEqual([backup]);
});

test("A-203 a message comes back whose customer's data was deleted", () => {
  const deleted = { ...known, from: [], shipTo: [], notes: '', text: '' };
  const { orders } = merged([deleted], [deskOrder({ receivedAt: 5 })]);
  expect(orders).toEqual([{ ...known, receivedAt: 5 }]);
  // But deleted data of a backup replaces nothing.
  expect(merged([known], [{ ...deleted, receivedAt: 9e12 }]).orders).toEqual([known]);
});

test('A-203 merging orders with themselves changes nothing, and merging loses no reference, text, change or invoice', () => {
  const order = fc
    .record({
      reference: fc.constantFrom('261122-K7QF', other),
      receivedAt: fc.nat(50),
      notes: fc.constantFrom('', 'a', 'b'),
      changes: fc.uniqueArray(fc.record({ at: fc.nat(50), status: fc.constantFrom(...deskStatuses) }), {
        selector: ({ at }) => at,
        maxLength: 3,
      }),
      number: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
    })
    .map(({ reference, receivedAt, notes, changes, number }) => {
      const history = changes.sort((a, b) => a.at - b.at);
      const status = history.at(-1)?.status ?? 'new';
      const issued = number === undefined ? {} : { invoice: { ...invoice, number } };
      return deskOrder({ reference, receivedAt, notes, text: `Text ${notes}`, history, status, ...issued });
    });
  fc.assert(
    fc.property(fc.array(order, { maxLength: 4 }), fc.array(order, { maxLength: 4 }), (a, b) => {
      const first = mergeOrders([], a).orders;
      const { orders } = mergeOrders(first, b);
      expect(mergeOrders(orders, orders).orders).toEqual(orders);
      for (const { reference, text, history, invoice: issued } of [...a, ...b]) {
        const kept = orders.find((each) => each.reference === reference);
        expect([kept?.text, ...(kept?.earlierTexts ?? [])]).toContain(text);
        expect(kept?.history).toEqual(expect.arrayContaining([...history]));
        expect(kept?.invoice ?? issued).toEqual(kept?.invoice);
      }
    }),
  );
});
