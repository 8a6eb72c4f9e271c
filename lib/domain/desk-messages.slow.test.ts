import {
  catalogue,
  japanese,
  messageOfDara,
  messageOfSok,
  olderOfDara,
  olderOfSok,
} from '@/lib/domain/desk-chat-fixture';
import { readDeskMessages } from '@/lib/domain/desk-messages';
import { orderWords } from '@/messages/order-words';

const read = (pasted: string, known = catalogue) =>
  readDeskMessages(pasted, {
    words: { ...orderWords, code: 'For the shop' },
    catalogue: known,
    receivedAt: 5,
  });

const address = ['Sok Dara', '12 Riverside', 'Phnom Penh', 'Cambodia', '+855 23 000 000'];
const sok = {
  reference: '261122-K7QF',
  receivedAt: 5,
  lines: [
    { id: 7, name: 'Uji Matcha Powder', qty: 2, unitCents: 1280 },
    { id: 12, name: 'Sea Salt Crackers', qty: 1, unitCents: 450 },
  ],
  writtenTotalCents: 3191,
  method: 'cod',
  coupon: '',
  from: address,
  shipTo: address,
  notes: 'Call first:\n012 345',
  check: 'right',
  earlierTexts: [],
  status: 'new',
  isPaid: false,
  history: [],
  isOffStock: false,
};
const dara = {
  ...sok,
  // A millisecond behind the message above it in the chat.
  receivedAt: 6,
  reference: '261122-2WXY',
  lines: [{ id: 12, name: 'Sea Salt Crackers', qty: 1, unitCents: 450 }],
  writtenTotalCents: 477,
  method: 'collect',
  from: ['ដារ៉ា សុខ', '+855 23 000 000'],
  shipTo: [],
  notes: '',
};

const inBrackets = (prefix: string, other: string) =>
  `${prefix}Hello, are you open?\n${prefix}${messageOfSok}\n${other}Yes!\n${prefix}${messageOfDara}\n${other}See you`;

test('A-200 one copied message becomes an order, whose text is kept as it came', () => {
  expect(read(messageOfSok)).toEqual({ orders: [{ ...sok, text: messageOfSok }], unread: [] });
});

test.each([
  ['WhatsApp on Android, exported', '22/11/2026, 14:03 - Sok Dara: ', '22/11/2026, 14:05 - Minato: '],
  [
    'WhatsApp on Android, exported in 12 hours',
    '11/22/26, 2:03\u202fPM - Sok Dara: ',
    '11/22/26, 2:05\u202fPM - Minato: ',
  ],
  ['WhatsApp on Android, copied', '[22/11, 14:03] Sok Dara: ', '[22/11, 14:05] Minato: '],
  ['WhatsApp on a computer', '[14:03, 22/11/2026] Sok Dara: ', '[14:05, 22/11/2026] Minato: '],
  ['WhatsApp on an iPhone', '\u200e[22/11/26, 14:03:12] Sok Dara: ', '[22/11/26, 14:05:59] Minato: \u200e'],
  [
    'an iPhone in 12 hours',
    '[11/22/26, 2:03:12\u202fPM] Sok Dara: \u200e',
    '[11/22/26, 2:05:59\u202fPM] Minato: ',
  ],
  ['an iPhone in Arabic', '\u200f[٢٢/١١/٢٦، ١٤:٠٣:١٢] سوك: ', '[٢٢/١١/٢٦، ١٤:٠٥:٥٩] ميناتو: '],
])('A-200 F-300 a chat copied from %s: both orders, and the talk as not read', (_, prefix, other) => {
  const { orders, unread } = read(inBrackets(prefix, other));
  expect(orders).toEqual([
    { ...sok, text: messageOfSok },
    { ...dara, text: messageOfDara },
  ]);
  expect(unread).toEqual([
    `${prefix}Hello, are you open?`.trim(),
    `${other}Yes!`.trim(),
    `${other}See you`.trim(),
  ]);
});

test('A-200 F-300 a chat copied from Telegram, whose names stand on lines of their own', () => {
  const { orders, unread } = read(
    `Sok Dara, [22.11.2026 14:03]\n${messageOfSok}\n\nMinato, [22.11.2026 14:05]\nThank you!\n\nSok Dara, [22 Nov 2026 at 14:06:10]:\n${messageOfDara}`,
  );
  expect(orders).toMatchObject([sok, dara]);
  expect(unread).toEqual(['Minato, [22.11.2026 14:05]\nThank you!']);
});

const telegramMessages = [
  { id: 1, type: 'service', action: 'join', text: '' },
  { id: 2, type: 'message', from: 'Sok Dara', text: 'Hello' },
  {
    id: 3,
    type: 'message',
    from: 'Sok Dara',
    text: [
      messageOfSok.slice(0, messageOfSok.indexOf('+855')),
      { type: 'phone', text: '+855 23 000 000' },
      messageOfSok.slice(messageOfSok.indexOf('+855') + 15, messageOfSok.indexOf('https:')),
      { type: 'link', text: 'https://minato.example/Cart?items=7.2-12' },
      { type: 'odd' },
    ],
  },
  { id: 4, text: 7 },
];

test.each([
  ['of one chat', { name: 'Sok Dara', messages: telegramMessages }],
  ['of all chats', { chats: { list: [{ messages: telegramMessages }, { messages: 'none' }, null] } }],
])('A-200 F-300 the export of Telegram %s is read', (_, exported) => {
  const { orders, unread } = read(JSON.stringify(exported));
  expect(orders).toEqual([{ ...sok, text: messageOfSok }]);
  expect(unread).toEqual(['Hello']);
});

test.each(['{}', '[]', '{"chats":{}}', '{"chats":{"list":7}}', ''])(
  'F-300 there is no order in %s',
  (pasted) => {
    expect(read(pasted)).toEqual({ orders: [], unread: [] });
  },
);

test('A-200 the same message twice is an order each time, which the desk merges', () => {
  expect(read(`${messageOfSok}\nAgain:\n${messageOfSok}`)).toMatchObject({
    orders: [sok, { ...sok, receivedAt: 6 }],
    unread: ['Again:'],
  });
});

test('A-200 the link of Telegram stands above its message', () => {
  const [text = '', link = ''] = messageOfSok.split('\n\nThis cart: ');
  const { orders, unread } = read(`Sok Dara, [22.11.2026 14:03]\n${link}\n${text}\n\nThank you`);
  expect(orders).toMatchObject([sok]);
  expect(unread).toEqual(['Thank you']);
});

test('A-200 a mail that breaks lines and adds blanks is read', () => {
  const broken = messageOfSok.replace('hdtfk-wkdgrc', 'hdtfk-\n   wkd grc').replaceAll('\n', '  \r\n');
  expect(read(broken).orders).toMatchObject([{ ...sok, notes: 'Call first:  \n012 345' }]);
});

test('A-200 a translation is no edit: the order stands in the code, and people and notes at their place', () => {
  const places = ['ソク・ダラ', 'リバーサイド12番地', 'プノンペン', 'カンボジア', '+855 23 000 000'];
  expect(read(japanese).orders).toMatchObject([
    { ...sok, from: places, shipTo: places, notes: '備考：まず電話してください：\n012 345', text: japanese },
  ]);
});

test('A-200 a translation into another script of digits is no edit', () => {
  const khmer = messageOfSok.replace(/^.*\d(?!.*https).*$/gm, (line) =>
    line.includes('qz1') || line.includes('https')
      ? line
      : line.replace(/\d/g, (digit) => String.fromCodePoint(0x17e0 + Number(digit))),
  );
  expect(read(khmer).orders).toMatchObject([{ reference: '261122-K7QF', lines: sok.lines, check: 'right' }]);
});

test('A-200 a translated message with two addresses and one to collect', () => {
  const both = japanese.replace('備考：', '配送先：\n母\nシェムリアップ\n\n備考：');
  expect(read(both).orders[0]?.shipTo).toEqual(['母', 'シェムリアップ']);
  const collected = messageOfDara
    .replace('Payment method: Collect and Pay', '支払い：店頭')
    .replace('From:', '差出人：');
  expect(read(collected).orders).toMatchObject([{ ...dara, receivedAt: 5 }]);
});

test.each([
  ['a price', '$12.80:', '$11.80:', 3191],
  ['the total', 'Total: $31.91', 'Total: $21.91', 2191],
  ['a quantity', '2 × Uji', '1 × Uji', 3191],
  ['the phone number', '+855 23 000 000', '+855 23 000 001', 3191],
  ['the link', 'items=7.2-12', 'items=7.3-12', 3191],
  ['the reference', 'request 261122', 'request 261123', 3191],
  ['a letter of the code', 'qz1-gmdd', 'qz1-gmdc', 3191],
  ['the version of the code', 'qz1-', 'qz2-', 3191],
  ['the link, which is gone', '\n\nThis cart: https://minato.example/Cart?items=7.2-12', '', 3191],
])('A-201 a message is edited by hand in %s', (_, before, after, writtenTotalCents) => {
  const { orders, unread } = read(messageOfSok.replace(before, after));
  expect(orders).toMatchObject([
    { lines: [{ id: 7 }, { id: 12, qty: 1 }], writtenTotalCents, check: 'wrong' },
  ]);
  expect(unread).toEqual([]);
});

test('A-201 the code alone gives the order, and says that the rest is missing', () => {
  expect(read('qz1-gmddgktjhdjnfhdtfk-wkdgrc-dkfjlc-gjtpptgtpn').orders).toMatchObject([
    { reference: '261122-K7QF', lines: sok.lines, writtenTotalCents: 3191, from: [], check: 'wrong' },
  ]);
  // Without a catalogue, there are no names.
  expect(read('qz1-gmddgktjhdjnfhdtfk-wkdgrc-dkfjlc-gjtpptgtpn', new Map()).orders[0]?.lines[0]?.name).toBe(
    '',
  );
});

test('A-200 the same message many times is right each time', () => {
  const { orders } = read(Array.from({ length: 9 }, () => messageOfSok).join('\n\n'));
  expect(orders.map(({ check }) => check)).toEqual(Array(9).fill('right'));
});

test('A-201 an edited message swallows neither the message above it nor the link of that', () => {
  const edited = messageOfSok.replace('request 261122-K7QF', 'request').replace(/\n\nThis cart.*/, '');
  const { orders } = read(`${messageOfDara}\n${edited}`);
  expect(orders).toMatchObject([
    { ...dara, receivedAt: 5 },
    { reference: '261122-K7QF', check: 'wrong' },
  ]);
  const named = read(`About 261122-K7QF:\n${messageOfDara}\n${edited}`);
  expect(named.orders).toMatchObject([
    { ...dara, receivedAt: 5 },
    { reference: '261122-K7QF', check: 'wrong' },
  ]);
});

test.each([
  ['an impossible day', 'qz1-rrrrzgktjhdjnfhdtfk-wkdgrc-dkfjlc-gjtpptgtpn'],
  ['no product', 'qz1-gmddgktjhdjnfhdtcc-gjtpptgtpn'],
  ['a quantity of none', 'qz1-gmddgktjhdjnfhdtff-wcdgrc-gjtpptgtpn'],
  ['a total that no number holds', 'qz1-gmddgktjhdjnfrrrrrrrrrrrrrrrrrzf-wkdgrc-gjtpptgtpn'],
  ['its end missing', 'qz1-gmddgktjhdjnfhdtfk-wkd'],
  ['a vowel in it', 'qz1-gmddgktjhdjnfhdtfk-wkdgrac-dkfjlc-gjtpptgtpn'],
])('F-301 a code with %s is not read', (_, code) => {
  expect(read(code)).toEqual({ orders: [], unread: [code] });
});

test('A-200 messages of older builds are read by their labels', () => {
  const { orders, unread } = read(`[14:03, 22/11/2026] Sok: ${olderOfSok}\nThanks\n\n${olderOfDara}\nBye`);
  expect(orders).toMatchObject([
    { ...sok, text: olderOfSok, check: 'none' },
    { ...dara, text: olderOfDara, check: 'none' },
  ]);
  expect(unread).toEqual(['Thanks', 'Bye']);
});

test('A-200 an older message without a link ends at the next message', () => {
  const [text = ''] = (olderOfSok ?? '').split('\n\nThis cart');
  const { orders, unread } = read(`${text}\n[14:05, 22/11/2026] Minato: Thank you`, new Map());
  // Neither a catalogue nor a link tells the ids.
  const lines = sok.lines.map((line) => ({ ...line, id: undefined }));
  expect(orders).toMatchObject([{ ...sok, lines, check: 'none' }]);
  expect(unread).toEqual(['[14:05, 22/11/2026] Minato: Thank you']);
});

test('A-200 an older message that is cut has the products of its link', () => {
  const cut = (olderOfSok ?? '').replace(
    '1 × Sea Salt Crackers: $4.50',
    '… and 1 more product: see the link',
  );
  expect(read(cut).orders).toMatchObject([{ ...sok, check: 'none' }]);
  expect(read(cut, new Map()).orders[0]?.lines[1]).toEqual({ id: 12, name: '', qty: 1, unitCents: 0 });
});

test('A-200 the link tells the id of a product that has another name now', () => {
  expect(read(olderOfSok ?? '', new Map()).orders[0]?.lines.map(({ id }) => id)).toEqual([7, 12]);
  const other = (olderOfSok ?? '').replace('7.2-12', '7.3-12');
  expect(read(other, new Map()).orders[0]?.lines.map(({ id }) => id)).toEqual([undefined, 12]);
});

test.each([
  ['a price', '$12.80:', '$11.80:'],
  ['a sum of a row', ': $25.60', ': $25.61'],
  ['the shipping', 'Shipping: $0.30', 'Shipping: $0.20'],
])('A-201 an older message is edited by hand in %s', (_, before, after) => {
  expect(read((olderOfSok ?? '').replace(before, after)).orders).toMatchObject([{ check: 'wrong' }]);
});

test.each([
  ['a total', 'Total: $31.91', 'Total: 31,91'],
  ['products', /^[12] × .*$/gm, 'nothing'],
])('F-301 an older message without %s is not read', (_, before, after) => {
  const message = (olderOfSok ?? '').replaceAll(before, after).replace('7.2-12', 'x');
  expect(read(message)).toEqual({ orders: [], unread: [message] });
});

test('F-300 what only looks like JSON is listed as not read', () => {
  expect(read('{hello').unread).toEqual(['{hello']);
});

test('F-301 a long chat is read in time, whatever its references', () => {
  const chat = Array.from({ length: 500 }, () => messageOfSok.replace('$12.80', '$1.80')).join('\n');
  expect(read(chat).orders).toHaveLength(500);
});
