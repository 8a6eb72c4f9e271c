import { emptyDraft, readDraft, type CheckoutDraft } from '@/lib/domain/checkout';
import { billing, cartLink, request, words } from '@/lib/domain/order-fixture';
import { orderMessage } from '@/lib/domain/order-message';

const written = (draft: Partial<CheckoutDraft>) =>
  orderMessage({ ...request, draft: { ...emptyDraft, ...draft } }, cartLink, words).text;

test('A-70 a message has reference, lines, the amounts of the bill, and the link at the end', () => {
  const text = [
    'Order request 261122-K7QF',
    '',
    '2 x Matcha at $25.65 = $51.30',
    '1 x Crackers at $4.50 = $4.50',
    '',
    'Subtotal: $55.80',
    'Shipping: Free',
    'Tax: $2.79',
    'Total: $58.59',
    '',
    'Payment: Card',
  ].join('\n');
  expect(orderMessage(request, cartLink, words)).toEqual({
    subject: 'Order request 261122-K7QF',
    text,
    link: cartLink,
    textWithLink: `${text}\n\nCart: https://minato.example/Cart?items=2.2-4.1`,
  });
});

test('A-70 A-39 below fifty dollars the message has shipping and rounding', () => {
  const { text } = orderMessage({ ...request, lines: request.lines.slice(1) }, cartLink, words);
  expect(text).toContain('Subtotal: $4.50\nShipping: $0.05\nTax: $0.23\nRounding: −$0.01\nTotal: $4.77');
});

const address = 'Sok Dara\n12 Street 240\nPhnom Penh\n+855 12 000 000';
const mother = { ...emptyDraft.shipping, firstName: 'Mother', city: 'Siem Reap' };

test.each<[string, Partial<CheckoutDraft>, string[]]>([
  ['one', { billing }, [`From and ship to:\n${address}`]],
  ['one to ship to', { shipping: mother, shipsElsewhere: true }, ['Ship to:\nMother\nSiem Reap']],
  ['another that was taken back', { billing, shipping: mother }, [`From and ship to:\n${address}`]],
  ['the same twice', { billing, shipping: billing, shipsElsewhere: true }, [`From and ship to:\n${address}`]],
  ['an empty second one', { billing, shipsElsewhere: true }, [`From:\n${address}`]],
  ['one without street and city', { billing: { ...mother, city: '' } }, ['From:\nMother']],
  [
    'collection',
    { billing, shipping: mother, shipsElsewhere: true, method: 'collect' },
    [`From:\n${address}`],
  ],
])('A-70 the addresses in a message: %s', (_, draft, blocks) => {
  expect(written(draft).split('\n\n').slice(4)).toEqual(blocks);
});

test('A-70 coupon, payment, both addresses and notes end the message, in this order', () => {
  const draft = { billing, shipping: mother, shipsElsewhere: true, coupon: 'SPRING', notes: 'Ring\ntwice' };
  expect(written({ ...draft, method: 'cod' })).toMatch(
    /\n\nCoupon: SPRING\nPayment: Cash\n\nFrom:\nSok Dara\n[^]+\n\nShip to:\nMother\nSiem Reap\n\nNotes: Ring\ntwice$/,
  );
});

test('A-70 F-161 a field is one line, and long notes are cut between characters', () => {
  const text = written({ coupon: 'A\nTotal: $0.00', notes: `${'海'.repeat(599)}👍🏽🏝️` });
  expect(text).toContain('Coupon: A Total: $0.00');
  expect(text).toMatch(/海👍🏽…$/u);
});

test('F-161 every field is cut', () => {
  const endless = 'a'.repeat(10_000);
  const long = Object.fromEntries(Object.keys(emptyDraft.billing).map((field) => [field, endless]));
  const draft = readDraft({
    billing: long,
    shipping: { ...long, city: 'Kep' },
    shipsElsewhere: true,
    coupon: endless,
    notes: endless,
  });
  const text = written(draft);
  expect(text).not.toMatch(/a{601}/);
  expect(text.match(/a{120}/g)).toHaveLength(23);
});

test('F-161 products that are not listed are counted, and in the amounts', () => {
  const { text } = orderMessage(request, cartLink, words, 1);
  expect(text).toContain('2 x Matcha at $25.65 = $51.30\nand 1 more\n\nSubtotal: $55.80\n');
});
