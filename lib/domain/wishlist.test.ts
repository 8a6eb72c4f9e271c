import fc from 'fast-check';
import type { Product } from '@/lib/domain/product';
import { entryOf, readEntries } from '@/lib/domain/stored-entries';
import { addToWishlist, isOnWishlist, removeFromWishlist, resolveWishlist } from '@/lib/domain/wishlist';

const base = { price: 20, discount: 0, rate: 4, img: '/images/x.avif', category: 'Baby Collection' } as const;
const oats: Product = { id: 1, name: 'Oats', stock: 3, ...base };
const soap: Product = { id: 2, name: 'Soap', stock: 79, ...base };
const gone: Product = { id: 6, name: 'Gone', stock: 0, ...base };
const catalogue = new Map([oats, soap, gone].map((product) => [product.id, product]));

const known = { products: catalogue, isWhole: true };
const none = { products: new Map<number, Product>(), isWhole: false };
const entries = (...stored: unknown[]) => readEntries(stored).value;
const odd = { id: undefined, qty: 0, stored: 'odd' };

test('CARD-08 WISH-03 an absent product is added at the end', () => {
  expect(addToWishlist([entryOf(oats)], soap)).toEqual({
    kind: 'added',
    entries: [entryOf(oats), entryOf(soap)],
  });
});

test('CARD-09 WISH-03 a product that is wished for already is not added again', () => {
  expect(addToWishlist([entryOf(oats)], oats)).toEqual({ kind: 'already' });
  expect(addToWishlist(entries({ id: '1' }), oats)).toEqual({ kind: 'already' });
});

test('WISH-08 a product without stock may be wished for (A-63)', () => {
  expect(addToWishlist([], gone)).toEqual({ kind: 'added', entries: [entryOf(gone)] });
});

test('WISH-04 removes by id, known or not; an absent id changes nothing', () => {
  expect(removeFromWishlist([entryOf(oats), entryOf(soap)], 1)).toEqual({
    kind: 'removed',
    entries: [entryOf(soap)],
  });
  expect(removeFromWishlist(entries({ id: 31 }, 'odd'), 31).entries).toEqual([odd]);
  expect(removeFromWishlist(entries({ id: 1 }, null), 2)).toEqual({ kind: 'absent' });
});

test('WISH-01 F-36 F-153 with the catalogue: known products once each, in their order, out of stock included', () => {
  const stored = [{ id: '6', name: 'Forged', price: 0.01 }, { id: 31 }, 1, 'odd', { id: 6 }];
  expect(resolveWishlist(entries(...stored), known)).toEqual({ products: [gone, oats], pending: [] });
});

test('A-63 without the catalogue entries are pending, but for what pages have brought', () => {
  const held = entries({ id: 31 }, 'odd', { id: 1 });
  const content = resolveWishlist(held, { products: new Map([[1, oats]]), isWhole: false });
  expect(content).toEqual({ products: [oats], pending: [{ id: 31, qty: 0, stored: { id: 31 } }] });
  expect([1, 31, 2].map((id) => isOnWishlist(content, id))).toEqual([true, true, false]);
});

test.each([null, undefined, 'null', '', 7, {}, { state: { lines: null } }])(
  'WISH-02 STORE-07 %j is an empty wishlist',
  (stored) => {
    const { value } = readEntries(stored);
    expect(resolveWishlist(value, known).products).toEqual([]);
    expect(resolveWishlist(value, none).pending).toEqual([]);
  },
);

test('STORE-07 F-26 F-36 whatever storage holds, known products come out, each once', () => {
  const entry = fc.oneof(
    fc.record({ id: fc.oneof(fc.integer({ min: -1, max: 7 }), fc.jsonValue()) }),
    fc.anything(),
  );
  const hostile = fc.oneof(
    fc.array(entry),
    fc.record({ state: fc.record({ wishes: fc.array(entry) }) }),
    fc.anything(),
  );
  fc.assert(
    fc.property(hostile, (stored) => {
      const ids = resolveWishlist(readEntries(stored).value, known).products.map(({ id }) => id);
      expect(ids).toEqual([...new Set(ids)].filter((id) => catalogue.has(id)));
      expect({}).not.toHaveProperty('polluted');
    }),
  );
});
