import { emptyDraft, readDraft, type CheckoutDraft } from '@/lib/domain/checkout';
import { billing, cartLink, request, words } from '@/lib/domain/order-fixture';
import { orderMessage } from '@/lib/domain/order-message';
import { withSettings } from '@/lib/settings-fixture';

const messageText = (draft: Partial<CheckoutDraft>) =>
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

test.each([
  ['collect', 'Shipping: Free\nTax: $0.23\nTotal: $4.73'],
  ['cod', 'Shipping: $0.05\nTax: $0.23\nRounding: −$0.01\nTotal: $4.77'],
] as const)('with free collection, a message whose method is %s has its shipping', async (method, rows) => {
  const load = () => import('@/lib/domain/order-message');
  const shop = await withSettings({ isCollectionFree: true }, load);
  const order = { ...request, lines: request.lines.slice(1), draft: { ...emptyDraft, method } };
  expect(shop.orderMessage(order, cartLink, words).text).toContain(rows);
});

const address = 'Sok Dara\n12 Street 240\nPhnom Penh\n+855 12 000 000';
const mother = { ...emptyDraft.shipping, firstName: 'Mother', city: 'Siem Reap' };

test.each<[string, Partial<CheckoutDraft>, string[]]>([
  ['a billing address', { billing }, [`From and ship to:\n${address}`]],
  ['a shipping address alone', { shipping: mother, shipsElsewhere: true }, ['Ship to:\nMother\nSiem Reap']],
  [
    'a shipping address that is switched off',
    { billing, shipping: mother },
    [`From and ship to:\n${address}`],
  ],
  [
    'the same address twice',
    { billing, shipping: billing, shipsElsewhere: true },
    [`From and ship to:\n${address}`],
  ],
  ['an empty shipping address', { billing, shipsElsewhere: true }, [`From:\n${address}`]],
  ['a billing address without street and city', { billing: { ...mother, city: '' } }, ['From:\nMother']],
  [
    'addresses of an order to collect',
    { billing, shipping: mother, shipsElsewhere: true, method: 'collect' },
    [`From:\n${address}`],
  ],
])('A-70 a message names from whom and where to ship, for %s', (_, draft, blocks) => {
  const [_reference, _lines, _amounts, _payment, ...addresses] = messageText(draft).split('\n\n');
  expect(addresses).toEqual(blocks);
});

test('A-70 a message ends with coupon, payment, both addresses and notes, in this order', () => {
  const draft = { billing, shipping: mother, shipsElsewhere: true, coupon: 'SPRING', notes: 'Ring\ntwice' };
  expect(messageText({ ...draft, method: 'cod' })).toMatch(
    /\n\nCoupon: SPRING\nPayment: Cash\n\nFrom:\nSok Dara\n[^]+\n\nShip to:\nMother\nSiem Reap\n\nNotes: Ring\ntwice$/,
  );
});

test('A-70 F-161 a field is one line, and long notes are cut between characters', () => {
  const text = messageText({ coupon: 'A\nTotal: $0.00', notes: `${'海'.repeat(599)}👍🏽🏝️` });
  expect(text).toContain('Coupon: A Total: $0.00');
  expect(text).toMatch(/海👍🏽…$/u);
});

test('F-161 every long field is cut', () => {
  const endless = 'a'.repeat(10_000);
  const long = Object.fromEntries(Object.keys(emptyDraft.billing).map((field) => [field, endless]));
  const draft = readDraft({
    billing: long,
    shipping: { ...long, city: 'Kep' },
    shipsElsewhere: true,
    coupon: endless,
    notes: endless,
  });
  const text = messageText(draft);
  expect(text).not.toMatch(/a{601}/);
  // There are nine billing fields, eight shipping fields, the coupon, and notes of five times 120 characters.
  expect(text.match(/a{120}/g)).toHaveLength(23);
});

test('F-161 products that are not listed are counted, and included in the amounts', () => {
  const { text } = orderMessage(request, cartLink, words, 1);
  expect(text).toContain('2 x Matcha at $25.65 = $51.30\nand 1 more\n\nSubtotal: $55.80\n');
});

test('A-183 in a shop with KHQR, a message says below its method that it may be paid so', async () => {
  const shop = await withSettings({ khqrStand: '000201' }, () => import('@/lib/domain/order-message'));
  const khqr = 'KHQR: the receipt follows.';
  expect(shop.orderMessage(request, cartLink, { ...words, khqr }).text).toMatch(
    /\n\nPayment: Card\nKHQR: the receipt follows\.$/,
  );
});
