import fc from 'fast-check';
import { emptyDraft } from '@/lib/domain/checkout';
import {
  evictedRequest,
  knownChannels,
  readRequests,
  requestLines,
  requestSubtotalCents,
  sameRequest,
  withoutRequest,
  withSent,
  type OrderRequest,
} from '@/lib/domain/order-request';

const request: OrderRequest = {
  reference: '261122-K7QF',
  madeAt: 1_795_338_000_000,
  lines: [{ id: 2, name: 'Uji Matcha Powder', qty: 2, unitCents: 2565 }],
  draft: { ...emptyDraft, notes: 'Ring twice', coupon: 'SPRING', method: 'cod' },
  sentBy: ['whatsapp'],
};
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const numbered = (number: number): OrderRequest => ({ ...request, reference: `261122-AAA${signs[number]}` });

test('A-70 the lines of a cart with their names and prices of the day', () => {
  const product = {
    id: 2,
    name: 'Uji Matcha Powder',
    price: 28.5,
    discount: 10,
    rate: 4,
    img: '/x.avif',
    category: 'Matcha Green Tea',
    stock: 72,
  } as const;
  expect(requestLines([{ product, qty: 2 }])).toEqual(request.lines);
  expect(requestSubtotalCents(request.lines)).toBe(5130);
});

test('A-70 what is prepared again within a day, unchanged, is the same request', () => {
  const soon = 1_795_338_000_000 + 86_399_999;
  expect(sameRequest([numbered(1), request], request.lines, request.draft, soon)).toEqual(numbered(1));
  expect(sameRequest([request], request.lines, request.draft, soon + 1)).toBeUndefined();
  expect(sameRequest([request], request.lines, { ...request.draft, notes: '' }, soon)).toBeUndefined();
  expect(sameRequest([request], [], request.draft, soon)).toBeUndefined();
});

test('A-70 the newest stands first, each once with its channels, and at most twenty', () => {
  const once = withSent([], { ...request, sentBy: [] }, 'copy');
  expect(once).toEqual([{ ...request, sentBy: ['copy'] }]);
  const twice = withSent(withSent(once, numbered(1), 'print'), { ...request, sentBy: [] }, 'whatsapp');
  expect(twice.map(({ reference, sentBy }) => [reference, ...sentBy])).toEqual([
    ['261122-K7QF', 'copy', 'whatsapp'],
    ['261122-AAA3', 'whatsapp', 'print'],
  ]);
  expect(withSent(twice, request, 'copy')[0]?.sentBy).toEqual(['whatsapp', 'copy']);
  const many = Array.from({ length: 20 }, (_, number) => numbered(number));
  const more = withSent(many, request, 'email');
  expect(more).toHaveLength(20);
  expect(more.at(-1)).toEqual(numbered(18));
});

test('A-70 a 21st request evicts the oldest; a request that is stored already evicts none', () => {
  const many = Array.from({ length: 20 }, (_, number) => numbered(number));
  expect(evictedRequest(many, request)).toEqual(numbered(19));
  expect(evictedRequest(many, numbered(3))).toBeUndefined();
  expect(evictedRequest(many.slice(1), request)).toBeUndefined();
});

test('A-70 one can be taken away', () => {
  expect(withoutRequest([request, numbered(1)], '261122-K7QF')).toEqual([numbered(1)]);
});

test('STORE-07 A-70 what is kept is read back the same, each reference once, at most twenty', () => {
  const kept = [request, numbered(1)];
  expect(readRequests(JSON.parse(JSON.stringify([...kept, request]))).requests).toEqual(kept);
  expect(readRequests(Array.from({ length: 30 }, (_, number) => numbered(number))).requests).toHaveLength(20);
});

test('STORE-07 A-70 whatever the catalogue allows is read back: a long name, a gift, many of many products', () => {
  const line = { name: 'x'.repeat(246), qty: 999_999, unitCents: 0 };
  const lines = Array.from({ length: 201 }, (_, index) => ({ id: index + 1, ...line }));
  const dear = { ...request, lines: [...lines, { ...line, id: 202, unitCents: 10_000_001 }] };
  expect(readRequests([dear])).toEqual({ requests: [dear], others: [] });
});

test.each([
  ['no reference', { ...request, reference: '' }],
  ['a reference of another kind', { ...request, reference: '<img>' }],
  ['a reference of no day', { ...request, reference: '261322-K7QF' }],
  ['no time', { ...request, madeAt: 'yesterday' }],
  ['no line', { ...request, lines: [] }],
  ['half a unit', { ...request, lines: [{ ...request.lines[0], qty: 0.5 }] }],
  ['a negative price', { ...request, lines: [{ ...request.lines[0], unitCents: -1 }] }],
  ['a price that is no number', { ...request, lines: [{ ...request.lines[0], unitCents: '1.5' }] }],
  ['nothing', null],
])('STORE-07 A-70 F-151 an entry with %s is not shown, and kept for a build that may know it', (_, entry) => {
  expect(readRequests([entry, request])).toEqual({ requests: [request], others: [entry] });
});

test('F-151 an unknown channel stays in storage but is not shown', () => {
  const [read] = readRequests([{ ...request, sentBy: ['pigeon', 'copy'] }]).requests;
  expect(read?.sentBy).toEqual(['pigeon', 'copy']);
  expect(read && knownChannels(read)).toEqual(['copy']);
});

test('F-153 A-70 numerals in strings are numbers', () => {
  const line = { id: '2', name: 'Uji Matcha Powder', qty: '2', unitCents: '2565' };
  expect(readRequests([{ ...request, madeAt: '1795338000000', lines: [line] }]).requests).toEqual([request]);
});

test('PAY-13 A-70 card data that strayed into a request is not carried on', () => {
  const stray = { ...request, card: '4111', draft: { ...request.draft, cvv: '123' } };
  expect(readRequests([stray]).requests).toEqual([request]);
});

test('STORE-07 F-26 whatever storage holds, reading it never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.array(fc.record({ reference: fc.anything() }))), (stored) =>
      expect(readRequests(stored).requests).toEqual([]),
    ),
  );
});
