import { emptyDraft, type CheckoutDraft } from '@/lib/domain/checkout';
import { missingFrom, orderMessage, type OrderWords } from '@/lib/domain/order-message';
import type { OrderRequest } from '@/lib/domain/order-request';

const words: OrderWords = {
  subject: (reference) => `Order request ${reference}`,
  line: (qty, name, unit, total) => `${qty} x ${name} at ${unit} = ${total}`,
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  free: 'Free',
  tax: 'Tax',
  total: 'Total',
  coupon: 'Coupon',
  method: 'Payment',
  methods: { collect: 'Collect', cod: 'Cash', card: 'Card' },
  from: 'From',
  shipTo: 'Ship to',
  fromAndShipTo: 'From and ship to',
  notes: 'Notes',
  link: 'Cart',
};
const link = 'https://minato.example/Cart?items=2.2-4.1';

const request: OrderRequest = {
  reference: '261122-K7QF',
  madeAt: 1_795_338_000_000,
  lines: [
    { id: 2, name: 'Uji Matcha Powder', qty: 2, unitCents: 2565 },
    { id: 4, name: 'Shrimp Crackers', qty: 1, unitCents: 450 },
  ],
  draft: emptyDraft,
  sentBy: [],
};
const billing = {
  ...emptyDraft.billing,
  firstName: 'Sok',
  lastName: 'Dara',
  street: '12 Street 240',
  city: 'Phnom Penh',
  phone: '+855 12 000 000',
};
const written = (draft: Partial<CheckoutDraft>) =>
  orderMessage({ ...request, draft: { ...emptyDraft, ...draft } }, link, words);

test('A-70 reference, lines, costs as on the bill, and the link at the end', () => {
  expect(written({})).toEqual({
    subject: 'Order request 261122-K7QF',
    text: [
      'Order request 261122-K7QF',
      '',
      '2 x Uji Matcha Powder at $25.65 = $51.30',
      '1 x Shrimp Crackers at $4.50 = $4.50',
      '',
      'Subtotal: $55.80',
      'Shipping: Free',
      'Tax: $2.79',
      'Total: $58.59',
      '',
      'Payment: Card',
    ].join('\n'),
    link,
    whole: expect.stringMatching(/Payment: Card\n\nCart: https:\/\/minato\.example\/Cart\?items=2\.2-4\.1$/),
  });
});

test('A-70 below fifty dollars shipping is on the message as on the bill', () => {
  const { text } = orderMessage({ ...request, lines: request.lines.slice(1) }, link, words);
  expect(text).toContain('Subtotal: $4.50\nShipping: $0.04\nTax: $0.23\nTotal: $4.77');
});

test('A-70 who, where, how it is paid, coupon and notes', () => {
  const shipping = { ...emptyDraft.shipping, firstName: 'Mother', city: 'Siem Reap' };
  const draft = { billing, coupon: 'SPRING', method: 'cod', notes: 'Ring twice\nat the gate' } as const;
  expect(written({ ...draft, shipping, shipsElsewhere: true }).text).toMatch(
    /Coupon: SPRING\nPayment: Cash\n\nFrom:\nSok Dara\n12 Street 240\nPhnom Penh\n\+855 12 000 000\n\nShip to:\nMother\nSiem Reap\n\nNotes: Ring twice\nat the gate$/,
  );
  expect(written({ ...draft, shipping }).text).not.toContain('Siem Reap');
});

test('A-70 an address that is both stands once; who collects, or says no place, has nothing shipped', () => {
  const address = 'Sok Dara\n12 Street 240\nPhnom Penh\n+855 12 000 000';
  const endOf = (draft: Partial<CheckoutDraft>) =>
    written({ billing, ...draft })
      .text.split('\n\n')
      .slice(4);
  expect(endOf({ method: 'cod' })).toEqual([`From and ship to:\n${address}`]);
  expect(endOf({ method: 'cod', shipsElsewhere: true, shipping: billing })).toEqual([
    `From and ship to:\n${address}`,
  ]);
  expect(endOf({ method: 'collect' })).toEqual([`From:\n${address}`]);
  expect(endOf({ billing: { ...emptyDraft.billing, firstName: 'Sok' } })).toEqual(['From:\nSok']);
  expect(endOf({ shipsElsewhere: true })).toEqual([`From:\n${address}`]);
});

test('A-70 what is typed into one line stays one, and long notes are cut between characters', () => {
  const { text } = written({ coupon: 'A\nTotal: $0.00', notes: `${'海'.repeat(599)}👍🏽🏝️` });
  expect(text).toContain('Coupon: A Total: $0.00');
  expect(text).toMatch(/海👍…$/u);
  expect(written({ notes: `  ${'a'.repeat(600)} ` }).text).toMatch(/: a{600}$/);
});

test('A-70 what the shop would have to ask for', () => {
  const missing = (draft: Partial<CheckoutDraft>) => missingFrom({ draft: { ...emptyDraft, ...draft } });
  expect(missing({})).toEqual(['name', 'contact', 'address']);
  expect(missing({ method: 'collect' })).toEqual(['name', 'contact']);
  expect(missing({ billing })).toEqual([]);
  expect(missing({ billing: { ...billing, phone: ' ', email: 'a@minato.example' } })).toEqual([]);
  expect(missing({ billing, shipsElsewhere: true })).toEqual(['address']);
});
