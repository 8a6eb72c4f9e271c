import { emptyDraft } from '@/lib/domain/checkout';
import { request } from '@/lib/domain/order-fixture';
import {
  evictedRequest,
  knownChannels,
  requestLines,
  requestSubtotalCents,
  findSameRequest,
  withoutRequest,
  withSentRequest,
  type OrderRequest,
} from '@/lib/domain/order-request';
import { readRequests } from '@/lib/domain/stored-requests';
import { oats, soap } from '@/lib/domain/product-fixture';

const characters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** A request whose reference ends in the character with this index: AAA2 for 0, AAA3 for 1. */
const numbered = (number: number): OrderRequest => ({
  ...request,
  reference: `261122-AAA${characters[number]}`,
});
const twentyRequests = Array.from({ length: 20 }, (_, number) => numbered(number));

test('A-70 a request keeps the names and prices of its day', () => {
  const lines = [
    { product: oats, qty: 2 },
    { product: soap, qty: 1 },
  ];
  expect(requestLines(lines)).toEqual([
    { id: 1, name: 'Oats', qty: 2, unitCents: 1500 },
    { id: 2, name: 'Soap', qty: 1, unitCents: 58 },
  ]);
  expect(requestSubtotalCents(requestLines(lines))).toBe(3058);
});

test('A-70 the same order within 24 hours is the same request', () => {
  const { lines, draft, madeAt } = request;
  const within24Hours = madeAt + 24 * 60 * 60 * 1000 - 1;
  expect(findSameRequest([numbered(1), request], lines, draft, within24Hours)).toEqual(numbered(1));
  expect(findSameRequest([request], lines, draft, within24Hours + 1)).toBeUndefined();
  expect(findSameRequest([request], lines, { ...draft, notes: 'Ring' }, within24Hours)).toBeUndefined();
  expect(findSameRequest([request], [], draft, within24Hours)).toBeUndefined();
});

test('A-70 the request sent last is first, and lists each channel once, the latest last', () => {
  const once = withSentRequest([], request, 'copy');
  expect(once).toEqual([{ ...request, sentBy: ['copy'] }]);
  const other = { ...numbered(1), sentBy: ['email'] };
  const twice = withSentRequest(withSentRequest(once, other, 'print'), request, 'whatsapp');
  expect(twice.map(({ reference, sentBy }) => [reference, ...sentBy])).toEqual([
    ['261122-K7QF', 'copy', 'whatsapp'],
    ['261122-AAA3', 'email', 'print'],
  ]);
  expect(withSentRequest(twice, request, 'copy')[0]?.sentBy).toEqual(['whatsapp', 'copy']);
});

test('A-70 twenty requests are stored, and a new one evicts the oldest', () => {
  const stored = withSentRequest(twentyRequests, request, 'email');
  expect(stored).toHaveLength(20);
  expect(stored.at(-1)).toEqual(numbered(18));
  expect(evictedRequest(twentyRequests, request)).toEqual(numbered(19));
  expect(evictedRequest(twentyRequests, numbered(3))).toBeUndefined();
  expect(evictedRequest(twentyRequests.slice(1), request)).toBeUndefined();
});

test('A-70 a request is removed by its reference', () => {
  expect(withoutRequest([request, numbered(1)], '261122-K7QF')).toEqual([numbered(1)]);
});

test('STORE-07 A-70 requests are read as they were written, each reference once, up to twenty', () => {
  const full = { ...request, draft: { ...emptyDraft, notes: 'Ring', method: 'cod' }, sentBy: ['copy'] };
  const written = JSON.stringify([full, numbered(1), numbered(1), ...twentyRequests, request]);
  const { requests } = readRequests(JSON.parse(written));
  expect(requests.slice(0, 3)).toEqual([full, numbered(1), numbered(0)]);
  expect(requests).toHaveLength(20);
});

test('STORE-07 A-70 the longest name, a price of 0 and the most units are read, for any number of products', () => {
  // The catalogue allows names of 246 bytes, ids up to 999,999 and as many units, and limits neither prices nor products.
  const line = { name: 'x'.repeat(246), qty: 999_999, unitCents: 0 };
  const lines = Array.from({ length: 1000 }, (_, index) => ({ id: index + 1, ...line }));
  const large = { ...request, lines: [...lines, { ...line, id: 999_999, unitCents: 99_999_999 }] };
  expect(readRequests([large])).toEqual({ requests: [large], others: [] });
});

const [line] = request.lines;

test.each([
  ['no reference', { ...request, reference: '' }],
  ['a reference of another form', { ...request, reference: '<img>' }],
  ['a time that is no number', { ...request, madeAt: 'yesterday' }],
  ['no line', { ...request, lines: [] }],
  ['half a unit', { ...request, lines: [{ ...line, qty: 0.5 }] }],
  ['a negative price', { ...request, lines: [{ ...line, unitCents: -1 }] }],
  ['a price of half a cent', { ...request, lines: [{ ...line, unitCents: '1.5' }] }],
  ['no list of lines', { ...request, lines: 'x' }],
  ['an unknown quantity in one line', { ...request, lines: [line, { ...line, qty: 'many' }] }],
  ['a line without a name', { ...request, lines: [{ ...line, name: '' }] }],
  ['a name of 247 characters', { ...request, lines: [{ ...line, name: 'x'.repeat(247) }] }],
  ['a line that is no object', { ...request, lines: ['Matcha'] }],
  ['an id of no product', { ...request, lines: [{ ...line, id: 1_000_000_000 }] }],
  ['no list of channels', { ...request, sentBy: 'copy' }],
  ['a channel of 21 characters', { ...request, sentBy: ['x'.repeat(21)] }],
  ['21 channels', { ...request, sentBy: Array.from({ length: 21 }, () => 'copy') }],
  ['a time after the last of a date', { ...request, madeAt: 8_640_000_000_000_001 }],
  ['no content', null],
])('STORE-07 A-70 F-151 an entry with %s is hidden, and kept for another version', (_, entry) => {
  expect(readRequests([entry, request])).toEqual({ requests: [request], others: [entry] });
});

test('F-151 an unknown channel stays in storage but is not shown', () => {
  const stored = { ...request, sentBy: ['pigeon', 'copy'] };
  expect(readRequests([stored]).requests).toEqual([stored]);
  expect(knownChannels(stored)).toEqual(['copy']);
});

test('F-153 PAY-13 A-70 numerals in strings are numbers, and card data is dropped', () => {
  const lines = [{ id: '2', name: 'Matcha', qty: '2', unitCents: '2565' }];
  const foreign = {
    ...request,
    madeAt: String(request.madeAt),
    lines,
    draft: { ...emptyDraft, cvv: '123' },
    card: '4',
  };
  expect(readRequests([foreign]).requests).toEqual([{ ...request, lines: request.lines.slice(0, 1) }]);
});
