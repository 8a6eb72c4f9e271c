import fc from 'fast-check';
import type { CartLine } from '@/lib/domain/cart';
import type { Product } from '@/lib/domain/product';
import { offerToCart, offerToWishlist, readItems, withoutItems, writeItems } from '@/lib/domain/shared-items';
import { readEntries } from '@/lib/domain/stored-entries';

const base = {
  price: 20,
  discount: 25,
  rate: 4,
  img: '/images/x.avif',
  category: 'Baby Collection',
} as const;
const oats: Product = { id: 7, name: 'Oats', stock: 5, ...base };
const soap: Product = { id: 12, name: 'Soap', stock: 79, ...base };
const gone: Product = { id: 6, name: 'Gone', stock: 0, ...base };
const catalogue = new Map([oats, soap, gone].map((product) => [product.id, product]));
const lineOf = (product: Product, qty: number): CartLine => ({ product, qty });

test('A-69 a cart is written as ids and quantities, a wishlist as ids', () => {
  expect(
    writeItems([
      { id: 7, qty: 2 },
      { id: 12, qty: 1 },
    ]),
  ).toBe('?items=7.2-12.1');
  expect(writeItems([{ id: 7 }, { id: 12 }])).toBe('?items=7-12');
});

test('A-69 what is written is read back the same, whatever stands beside it in the address', () => {
  const item = fc.record({
    id: fc.integer({ min: 1, max: 999_999 }),
    qty: fc.integer({ min: 1, max: 999_999 }),
  });
  const items = fc.uniqueArray(item, { minLength: 1, maxLength: 400, selector: ({ id }) => id });
  fc.assert(
    fc.property(items, (all) => {
      expect(readItems(`${writeItems(all)}&utm_source=chat`)).toEqual({ kind: 'items', items: all });
      const ids = all.map(({ id }) => ({ id }));
      expect(readItems(writeItems(ids))).toEqual({
        kind: 'items',
        items: ids.map(({ id }) => ({ id, qty: 1 })),
      });
    }),
  );
});

test('A-69 one product named twice is one item, with the sum', () => {
  expect(readItems('?items=7.2-12.1-7.3')).toEqual({
    kind: 'items',
    items: [
      { id: 7, qty: 5 },
      { id: 12, qty: 1 },
    ],
  });
});

test('A-69 a cart of every product of a large shop is read back', () => {
  const items = Array.from({ length: 2000 }, (_, index) => ({ id: index + 1, qty: 999_999 }));
  expect(readItems(writeItems(items))).toEqual({ kind: 'items', items });
});

test('A-69 a messenger may write the signs in its own way', () => {
  expect(readItems('?items=7%2E2%2D12%2E1')).toEqual(readItems('?items=7.2-12.1'));
});

test.each(['', '?', '?q=matcha', '?item=7.2'])('A-69 the query %j carries nothing', (search) => {
  expect(readItems(search)).toBeUndefined();
});

test.each([
  '?items=',
  '?items=7.2-',
  '?items=-7.2',
  '?items=7.0',
  '?items=0.1',
  '?items=07.1',
  '?items=7.1e3',
  '?items=7.-1',
  '?items=7,2',
  '?items=7.2.3',
  '?items=1234567.1',
  '?items=7.1234567',
  '?items=__proto__',
  '?items=%00',
  '?items=%E0%A4%A',
  '?items=<script>alert(1)</script>',
  '?items=٧.٢',
  `?items=1${'-1'.repeat(16_000)}`,
])('A-69 F-60 the query %j is broken, all of it', (search) => {
  expect(readItems(search)).toEqual({ kind: 'broken' });
});

test('A-69 F-60 whatever the query, reading it never throws and gives sound items or none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.-]{0,40}$/)), (text) => {
      const read = readItems(`?items=${text}`);
      if (read?.kind !== 'items') return;
      expect(read.items.length).toBeGreaterThan(0);
      expect(read.items.every(({ id, qty }) => Number.isSafeInteger(id * qty) && id > 0 && qty > 0)).toBe(
        true,
      );
    }),
  );
});

test('A-69 the answer takes the items out of the address and leaves the rest', () => {
  expect(withoutItems('?items=7.2')).toBe('');
  expect(withoutItems('?a=1&items=7.2&b=2')).toBe('?a=1&b=2');
});

test('A-69 CARD-06 a cart is offered what its stock still bears, the rest is named', () => {
  const items = [
    { id: 7, qty: 4 },
    { id: 12, qty: 2 },
    { id: 6, qty: 1 },
    { id: 99, qty: 1 },
  ];
  expect(offerToCart(items, catalogue, { lines: [lineOf(oats, 3)], pending: [] })).toEqual({
    addable: [
      { product: oats, wanted: 4, qty: 2 },
      { product: soap, wanted: 2, qty: 2 },
    ],
    refused: [gone],
    unknown: 1,
  });
  expect(offerToCart([{ id: 7, qty: 1 }], catalogue, { lines: [lineOf(oats, 5)], pending: [] })).toEqual({
    addable: [],
    refused: [oats],
    unknown: 0,
  });
});

test('A-69 entries whose product is not known yet count as held', () => {
  const pending = readEntries([{ id: 7, qty: 3 }]).value;
  expect(offerToCart([{ id: 7, qty: 4 }], catalogue, { lines: [], pending }).addable).toEqual([
    { product: oats, wanted: 4, qty: 2 },
  ]);
});

test('A-69 WISH-03 a wishlist is offered what is not on it, sold out or not', () => {
  const items = [6, 7, 99].map((id) => ({ id, qty: 1 }));
  expect(offerToWishlist(items, catalogue, { products: [oats], pending: [] })).toEqual({
    addable: [{ product: gone, wanted: 1, qty: 1 }],
    refused: [oats],
    unknown: 1,
  });
});
