import { messageOfDara, messageOfSok } from '@/lib/domain/desk-chat-fixture';
import { emptyDraft } from '@/lib/domain/checkout';
import { orderCode } from '@/lib/domain/order-code';
import { checkOfNumbers, withAsciiDigits } from '@/lib/domain/order-numbers';
import { withSettings } from '@/lib/settings-fixture';

const shop = () =>
  withSettings({ hasOrderDesk: true }, async () => ({
    ...(await import('@/lib/domain/order-message')),
    ...(await import('@/lib/domain/fit-message')),
    words: (await import('@/messages/order-words')).orderWords,
  }));

const billing = {
  ...emptyDraft.billing,
  firstName: 'Sok',
  lastName: 'Dara',
  street: '12 Riverside',
  city: 'Phnom Penh',
  country: 'Cambodia',
  phone: '+855 23 000 000',
};
const crackers = { id: 12, name: 'Sea Salt Crackers', qty: 1, unitCents: 450 };
const sok = {
  reference: '261122-K7QF',
  madeAt: 1,
  lines: [{ id: 7, name: 'Uji Matcha Powder', qty: 2, unitCents: 1280 }, crackers],
  draft: { ...emptyDraft, method: 'cod' as const, billing, notes: 'Call first:\n012 345' },
  sentBy: [],
};
const link = 'https://minato.example/Cart?items=7.2-12';

test('A-70 A-200 with a desk, a message has the code of its order between text and link', async () => {
  const { orderMessage, words } = await shop();
  expect(orderMessage(sok, link, words).textWithLink).toBe(messageOfSok);
  const name = { firstName: 'ដារ៉ា', lastName: 'សុខ', street: '', city: '', country: '' };
  const draft = { ...emptyDraft, method: 'collect' as const, billing: { ...billing, ...name } };
  const dara = { ...sok, reference: '261122-2WXY', lines: [crackers], draft };
  expect(orderMessage(dara, 'https://minato.example/Cart?items=12', words).textWithLink).toBe(messageOfDara);
});

test('A-200 a code has no digit but its version, no vowel, and nothing that a chat app takes for markup or a link', () => {
  const code = orderCode(sok, 3191, '');
  expect(code).toMatch(/^qz1(?:-[b-df-hj-np-tv-xz]+){4}$/);
  // Dates before 2010 have a leading zero.
  expect(orderCode({ ...sok, reference: '091122-2222' }, 0, '')).toMatch(/^qz1-tddgk/);
});

test('F-161 A-200 a message that is cut keeps its code whole', async () => {
  const { fitMessage, words } = await shop();
  const cutTo = (max: number) =>
    fitMessage(sok, link, words, ({ textWithLink }) => textWithLink.length <= max).message.textWithLink;
  expect(cutTo(1000)).toBe(messageOfSok);
  expect(cutTo(200)).toMatch(
    /^Minato order request 261122-K7QF\n\n.*… \(This message was too long and ends here\.\)\n\nFor the shop: qz1-gmddgktjhdjnfhdtfk-wkdgrc-dkfjlc-[a-z]+\n\nThis cart: https:\/\/minato\.example\/Cart\?items=7\.2-12$/,
  );
});

test.each([
  ['12', '12'],
  ['١٢٣', '123'],
  ['១២៣', '123'],
  ['９８', '98'],
  ['𝟗𝟎', '90'],
  ['², ½ and Ⅻ', '², ½ and Ⅻ'],
])('A-201 the digits of %s are %s', (text, digits) => {
  expect(withAsciiDigits(text)).toBe(digits);
});

test('A-201 the check is that of the numbers, whatever their order, separators, script and marks', () => {
  const check = checkOfNumbers('Total 1,234.50 for 2', 7);
  expect(checkOfNumbers('2 pieces: ١٬٢٣٤٫٥٠', 7)).toBe(check);
  expect(checkOfNumbers('\u206612\u200e34.5\u20690, 2', 7)).toBe(check);
  expect(checkOfNumbers('Total 1,234.50 for 3', 7)).not.toBe(check);
  expect(checkOfNumbers('Total 1,234.50 for 2', 8)).not.toBe(check);
  expect(checkOfNumbers('Total 1,234.50 for', 2, 7)).not.toBe(check);
});

test('A-201 the check is the CRC-32 of zip files', () => {
  // The check value of "1 2  3", known from other programs.
  expect(checkOfNumbers('2 1', 3)).toBe(4145965521);
});
