import fc from 'fast-check';
import { undoOf, withEvent } from '@/lib/domain/desk-order';
import { deskOrder } from '@/lib/domain/desk-order-fixture';
import { readDeskOrder } from '@/lib/domain/desk-stored-order';

const invoice = {
  number: 7,
  issuedAt: 20,
  lines: [{ id: 7, name: 'Uji Matcha Powder', qty: 2, unitCents: 1280 }],
  totalCents: 2714,
  taxCents: 128,
};
const whole = deskOrder({
  status: 'packed',
  history: [{ status: 'packed', at: 10 }],
  lines: [
    { id: 7, name: 'Uji Matcha Powder', qty: 2, unitCents: 1280, written: { qty: 5, unitCents: 1280 } },
  ],
  earlierTexts: [{ text: 'Earlier', at: 4 }],
  invoice,
  isOffStock: true,
});

test('A-202 an order comes back from storage as it was', () => {
  expect(readDeskOrder(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
  expect(readDeskOrder(JSON.parse(JSON.stringify(deskOrder())))).toEqual(deskOrder());
});

test.each([undefined, null, 7, 'order', [], {}, { reference: 'order' }, { ...whole, reference: 5 }])(
  'F-301 %j is no order',
  (stored) => {
    expect(readDeskOrder(stored)).toBeUndefined();
  },
);

test('F-301 invalid parts of a stored order get their defaults', () => {
  const { reference } = whole;
  const line = { id: 7, name: 'Tea', qty: 1, unitCents: 5 };
  const stored = {
    reference,
    receivedAt: 'yesterday',
    lines: [
      { ...line, written: { qty: 0, unitCents: 5 } },
      { ...line, qty: 0 },
      { ...line, name: 7 },
      { ...line, unitCents: -1 },
      { ...line, id: -1 },
      null,
    ],
    writtenTotalCents: '12.80',
    method: 'gold',
    coupon: 7,
    from: ['Sok', 7],
    shipTo: 'Phnom Penh',
    check: 'perhaps',
    status: 'lost',
    history: [{ status: 'paid', at: 5 }, { status: 'lost', at: 5 }, { status: 'paid', at: 1e300 }, 7],
    earlierTexts: ['Of an older desk', { text: 'Undated', at: 'noon' }, { at: 5 }, 7],
    invoice: { ...invoice, number: 0 },
    isOffStock: 'yes',
  };
  expect(readDeskOrder(stored)).toEqual({
    reference,
    receivedAt: 0,
    lines: [line, { ...line, id: undefined }],
    writtenTotalCents: 0,
    method: undefined,
    coupon: '',
    from: ['Sok'],
    shipTo: [],
    notes: '',
    text: '',
    check: 'none',
    earlierTexts: [
      { text: 'Of an older desk', at: 0 },
      { text: 'Undated', at: 0 },
    ],
    status: 'new',
    isPaid: true,
    history: [{ status: 'paid', at: 5 }],
    isOffStock: false,
  });
  expect(readDeskOrder({ reference, invoice: { number: 3, issuedAt: -1 } })?.invoice).toEqual({
    number: 3,
    issuedAt: 0,
    lines: [],
    totalCents: 0,
    taxCents: 0,
  });
});

test('F-301 no stored value throws, and what is read reads the same again', () => {
  const part = fc.oneof(fc.anything(), fc.constant(whole.history), fc.constant(whole.lines));
  const order = fc.record({
    reference: fc.constant(whole.reference),
    lines: part,
    from: part,
    history: part,
    invoice: part,
  });
  fc.assert(
    fc.property(fc.oneof(fc.anything(), order), (stored) => {
      const read = readDeskOrder(stored);
      expect(read === undefined ? undefined : readDeskOrder(JSON.parse(JSON.stringify(read)))).toEqual(read);
    }),
  );
});

test('A-203 a change of the status is kept with its time, and the same status is no change', () => {
  const packed = withEvent(deskOrder(), 'packed', 10);
  expect(packed).toMatchObject({ status: 'packed', history: [{ status: 'packed', at: 10 }] });
  expect(withEvent(packed, 'packed', 20)).toBe(packed);
});

test('A-203 a payment is kept beside the status, whichever comes first', () => {
  const paid = withEvent(deskOrder(), 'paid', 10);
  expect(paid).toMatchObject({ status: 'new', isPaid: true });
  expect(withEvent(paid, 'paid', 20)).toBe(paid);
  const packed = withEvent(paid, 'packed', 30);
  expect(packed).toMatchObject({ status: 'packed', isPaid: true });
  expect(withEvent(packed, 'unpaid', 40)).toMatchObject({
    status: 'packed',
    isPaid: false,
    history: [
      { status: 'paid', at: 10 },
      { status: 'packed', at: 30 },
      { status: 'unpaid', at: 40 },
    ],
  });
  expect([undoOf('paid', packed), undoOf('unpaid', packed), undoOf('out', packed)]).toEqual([
    'unpaid',
    'paid',
    'packed',
  ]);
});

/** A record of a desk to which "paid" was a status. */
const older = (status: string, ...history: readonly string[]) => {
  const { reference } = deskOrder();
  return readDeskOrder({ reference, status, history: history.map((each, at) => ({ status: each, at })) });
};

test.each([
  [older('packed', 'confirmed', 'packed'), 'packed', false, ['confirmed', 'packed']],
  [older('paid', 'confirmed', 'out', 'paid'), 'out', true, ['confirmed', 'out', 'paid']],
  [older('paid'), 'new', true, []],
  [older('packed', 'paid', 'packed'), 'packed', true, ['paid', 'packed']],
  // What Undo wrote.
  [older('packed', 'packed', 'paid', 'packed'), 'packed', false, ['packed', 'paid', 'unpaid']],
  [older('new', 'paid', 'new'), 'new', false, ['paid', 'unpaid']],
  // Of a desk that is newer.
  [readDeskOrder({ reference: whole.reference, status: 'framed', isPaid: true }), 'new', true, []],
])('A-202 an order of an older desk is read: %#', (order, status, isPaid, history) => {
  expect(order).toMatchObject({ status, isPaid });
  expect(order?.history.map((change) => change.status)).toEqual(history);
});
