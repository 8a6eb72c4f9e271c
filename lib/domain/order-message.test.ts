import { emptyDraft, readDraft, type CheckoutDraft } from '@/lib/domain/checkout';
import { orderMessage } from '@/lib/domain/order-message';
import type { OrderRequest } from '@/lib/domain/order-request';
import { words } from '@/lib/domain/order-words-fixture';

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
    textWithLink: expect.stringMatching(
      /Payment: Card\n\nCart: https:\/\/minato\.example\/Cart\?items=2\.2-4\.1$/,
    ),
  });
});

test('A-70 A-39 below fifty dollars shipping and rounding are in the message as on the bill', () => {
  const { text } = orderMessage({ ...request, lines: request.lines.slice(1) }, link, words);
  expect(text).toContain('Subtotal: $4.50\nShipping: $0.05\nTax: $0.23\nRounding: −$0.01\nTotal: $4.77');
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
  const shipping = { ...emptyDraft.shipping, firstName: 'Mother', city: 'Siem Reap' };
  expect(endOf({ method: 'collect', shipsElsewhere: true, shipping })).toEqual([`From:\n${address}`]);
  expect(endOf({ billing: { ...emptyDraft.billing, firstName: 'Sok' } })).toEqual(['From:\nSok']);
  expect(endOf({ shipsElsewhere: true })).toEqual([`From:\n${address}`]);
});

test('A-70 what is typed into one line stays one, and long notes are cut between characters', () => {
  const { text } = written({ coupon: 'A\nTotal: $0.00', notes: `${'海'.repeat(599)}👍🏽🏝️` });
  expect(text).toContain('Coupon: A Total: $0.00');
  expect(text).toMatch(/海👍🏽…$/u);
  expect(written({ notes: `  ${'a'.repeat(600)} ` }).text).toMatch(/: a{600}$/);
});

test('F-161 no field goes on without an end', () => {
  const endless = 'a'.repeat(10_000);
  const address = Object.fromEntries(Object.keys(emptyDraft.billing).map((field) => [field, endless]));
  const draft = readDraft({
    billing: address,
    shipping: { ...address, city: 'Kep' },
    shipsElsewhere: true,
    coupon: endless,
    notes: endless,
  });
  const { text } = orderMessage({ ...request, draft }, link, words);
  expect(text).not.toMatch(/a{601}/);
  expect(text.match(/a{120}/g)).toHaveLength(23);
  expect(text.length).toBeLessThan(3200);
});

test('F-161 products that are not listed are counted, and in the costs', () => {
  const { text } = orderMessage(request, link, words, 1);
  expect(text).toContain('2 x Uji Matcha Powder at $25.65 = $51.30\nand 1 more\n\nSubtotal: $55.80\n');
});
