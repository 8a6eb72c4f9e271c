import fc from 'fast-check';
import { mergeOrders, withMessageOf } from '@/lib/domain/desk-merge';
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
    replaced: [],
    kept: [],
    refused: [],
    repeated: [],
  });
});

test('A-203 the same message again changes nothing, however it was pasted', () => {
  const again = deskOrder({ receivedAt: 9e12, text: 'From another app' });
  const { orders, added, changed, repeated } = merged([known], [again, again]);
  expect(orders).toEqual([known]);
  expect([added, changed, repeated]).toEqual([[], [], [known.reference]]);
});

const fresh = deskOrder();
const firstText = { text: 'Minato order request 261122-K7QF', at: fresh.receivedAt };

test('A-203 a later message of a new order counts, and the earlier text stays', () => {
  const later = deskOrder({ receivedAt: 9e12, notes: 'Please hurry', text: 'Second message' });
  const { orders, changed, replaced } = merged([fresh], [later]);
  expect(orders).toEqual([{ ...later, earlierTexts: [firstText] }]);
  expect([changed, replaced]).toEqual([orders, [fresh]]);
  // Undo.
  expect(withMessageOf({ ...later, status: 'packed', earlierTexts: [firstText] }, fresh)).toEqual({
    ...fresh,
    status: 'packed',
    earlierTexts: [{ text: 'Second message', at: 9e12 }],
  });
  expect(withMessageOf({ ...later, invoice }, fresh).invoice).toEqual(invoice);
});

test('A-203 an earlier message with other content is kept as text only', () => {
  const earlier = deskOrder({
    receivedAt: 5,
    notes: 'First',
    text: 'First message',
    earlierTexts: [{ text: 'Zeroth', at: 3 }],
  });
  const { orders, kept } = merged([fresh], [earlier]);
  expect(orders).toEqual([
    {
      ...fresh,
      earlierTexts: [
        { text: 'Zeroth', at: 3 },
        { text: 'First message', at: 5 },
      ],
    },
  ]);
  expect(kept).toEqual(orders);
});

test('A-203 texts of the same time stand in the order of their letters', () => {
  const texts = ['Bravo', 'Alpha', 'Charlie'].map((text) => ({ text, at: 3 }));
  const { orders } = merged([fresh], [deskOrder({ receivedAt: 5, text: fresh.text, earlierTexts: texts })]);
  expect(orders[0]?.earlierTexts.map(({ text }) => text)).toEqual(['Alpha', 'Bravo', 'Charlie']);
});

const poorer = { receivedAt: 9e12, text: 'Poorer' };

test.each([
  ['whose check is wrong', fresh, deskOrder({ ...poorer, check: 'wrong' })],
  ['without its check', fresh, deskOrder({ ...poorer, check: 'none' })],
  ['that names nobody', fresh, deskOrder({ ...poorer, from: [], shipTo: [] })],
  ['of an order that is packed', known, deskOrder({ ...poorer, notes: 'Later' })],
  ['of an order that is paid', { ...fresh, isPaid: true }, deskOrder({ ...poorer, notes: 'Later' })],
  ['of an order with an invoice', { ...fresh, invoice }, deskOrder({ ...poorer, notes: 'Later' })],
])('A-203 a later message %s replaces nothing, and is kept as text', (_, before, later) => {
  const { orders, kept, refused, changed, replaced } = merged([before], [later]);
  expect(refused).toEqual([later]);
  expect(orders).toEqual([{ ...before, earlierTexts: [{ text: 'Poorer', at: 9e12 }] }]);
  expect([kept, changed, replaced]).toEqual([orders, [], []]);
});

test('A-203 a right message replaces one whose check is wrong, whichever came first', () => {
  const wrong = deskOrder({ receivedAt: 9e12, check: 'wrong', from: [], text: 'Poorer' });
  const { orders } = merged([wrong], [fresh]);
  expect(orders).toEqual([{ ...fresh, earlierTexts: [{ text: 'Poorer', at: 9e12 }] }]);
});

test('A-203 another quantity in a message that was edited is other content', () => {
  const edited = (qty: number) =>
    deskOrder({
      check: 'wrong',
      text: `Says ${qty}`,
      lines: [{ id: 7, name: 'Tea', qty: 2, unitCents: 1280, written: { qty, unitCents: 1280 } }],
    });
  expect(merged([edited(5)], [edited(6)]).orders).toMatchObject([
    { text: 'Says 6', earlierTexts: [{ text: 'Says 5' }] },
  ]);
});

test('A-203 a message twice in one paste is added once, also with other content', () => {
  const later = deskOrder({ notes: 'Second', text: 'Second' });
  const { orders, added, changed, repeated } = merged([], [deskOrder(), later]);
  expect(orders).toMatchObject([{ notes: 'Second', earlierTexts: [firstText] }]);
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
        expect([kept?.text, ...(kept?.earlierTexts.map((earlier) => earlier.text) ?? [])]).toContain(text);
        expect(kept?.history).toEqual(expect.arrayContaining([...history]));
        expect(kept?.invoice ?? issued).toEqual(kept?.invoice);
      }
    }),
  );
});
