import fc from 'fast-check';
import { catalogue, oats, soap, soldOut } from '@/lib/domain/product-fixture';
import { offerToCart, offerToWishlist, readItems, withoutItems, writeItems } from '@/lib/domain/shared-items';
import { readEntries } from '@/lib/domain/stored-entries';

test('A-69 a cart is written as ids and quantities, and a wishlist as ids', () => {
  const cart = [
    { id: 7, qty: 2 },
    { id: 12, qty: 1 },
  ];
  expect(writeItems(cart)).toBe('?items=7.2-12.1');
  expect(writeItems([{ id: 7 }, { id: 12 }])).toBe('?items=7-12');
});

test('A-69 items are read as they were written, beside any other parameter', () => {
  const number = fc.integer({ min: 1, max: 999_999 });
  const item = fc.record({ id: number, qty: number });
  const lists = fc.uniqueArray(item, { minLength: 1, maxLength: 400, selector: ({ id }) => id });
  fc.assert(
    fc.property(lists, (items) => {
      expect(readItems(`${writeItems(items)}&utm_source=chat`)).toEqual({ kind: 'items', items });
      const ids = items.map(({ id }) => ({ id }));
      const units = ids.map(({ id }) => ({ id, qty: 1 }));
      expect(readItems(writeItems(ids))).toEqual({ kind: 'items', items: units });
    }),
  );
});

test.each([
  [
    'of a link that a messenger encoded',
    '?items=7%2E2%2D12%2E1',
    [
      { id: 7, qty: 2 },
      { id: 12, qty: 1 },
    ],
  ],
  [
    'of one product twice, as their sum',
    '?items=7.2-12.1-7.3',
    [
      { id: 7, qty: 5 },
      { id: 12, qty: 1 },
    ],
  ],
])('A-69 items are read %s', (_, search, items) => {
  expect(readItems(search)).toEqual({ kind: 'items', items });
});

test('A-69 a cart of 2,000 products is read', () => {
  const items = Array.from({ length: 2000 }, (_, index) => ({ id: index + 1, qty: 999_999 }));
  expect(readItems(writeItems(items))).toEqual({ kind: 'items', items });
});

test.each(['', '?', '?q=matcha', '?item=7.2'])('A-69 the query %j has no items', (search) => {
  expect(readItems(search)).toBeUndefined();
});

test.each([
  '',
  '7.2-',
  '-7.2',
  '7.0',
  '0.1',
  '07.1',
  '7.1e3',
  '7.-1',
  '7,2',
  '7.2.3',
  '1234567890.1',
  '7.1234567',
  '__proto__',
  '%00',
  '%E0%A4%A',
  '<script>alert(1)</script>',
  '٧.٢',
  // One character more than a link may have.
  `1${'-1'.repeat(16_000)}`,
])('A-69 F-60 the items %j are rejected as a whole', (items) => {
  expect(readItems(`?items=${items}`)).toEqual({ kind: 'broken' });
});

test('A-69 F-60 any text gives items with a positive id and quantity, or none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.-]{0,40}$/)), (text) => {
      const read = readItems(`?items=${text}`);
      if (read?.kind !== 'items') return;
      expect(read.items.length).toBeGreaterThan(0);
      for (const { id, qty } of read.items) expect(Number.isSafeInteger(id * qty) && id * qty > 0).toBe(true);
    }),
  );
});

test('A-69 the items are removed from a query, and other parameters stay', () => {
  expect(withoutItems('?items=7.2')).toBe('');
  expect(withoutItems('?a=1&items=7.2&b=2')).toBe('?a=1&b=2');
});

const offered = [
  { id: 1, qty: 2 },
  { id: 2, qty: 2 },
  { id: 6, qty: 1 },
  { id: 99, qty: 1 },
];

test('A-69 CARD-06 a cart is offered what the stock allows, refused products are named and unknown ones counted', () => {
  const lines = [{ product: oats, qty: 2 }];
  expect(offerToCart(offered, catalogue, { lines, pending: [] })).toEqual({
    addable: [
      { product: oats, wanted: 2, qty: 1 },
      { product: soap, wanted: 2, qty: 2 },
    ],
    refused: [soldOut],
    unknown: 1,
  });
});

test('A-69 entries whose product is not loaded yet count towards the stock', () => {
  const pending = readEntries([{ id: 1, qty: 2 }]).value;
  const { addable } = offerToCart([{ id: 1, qty: 4 }], catalogue, { lines: [], pending });
  expect(addable).toEqual([{ product: oats, wanted: 4, qty: 1 }]);
});

test('A-69 WISH-03 a wishlist is offered what is not on it, sold out or not', () => {
  expect(offerToWishlist(offered, catalogue, { products: [oats], pending: [] })).toEqual({
    addable: [
      { product: soap, wanted: 2, qty: 1 },
      { product: soldOut, wanted: 1, qty: 1 },
    ],
    refused: [oats],
    unknown: 1,
  });
});
