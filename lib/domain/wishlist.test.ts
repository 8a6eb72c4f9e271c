import fc from 'fast-check';
import type { Product } from '@/lib/domain/product';
import {
  addWish,
  readWishlist,
  removeWish,
  storedWishlist,
  wishedProducts,
  type Wish,
} from '@/lib/domain/wishlist';

const base = { price: 20, discount: 0, rate: 4, img: '/images/x.avif', category: 'Baby Collection' } as const;
const oats: Product = { id: 1, name: 'Oats', stock: 3, ...base };
const soap: Product = { id: 2, name: 'Soap', stock: 79, ...base };
const gone: Product = { id: 6, name: 'Gone', stock: 0, ...base };
const catalogue = new Map([oats, soap, gone].map((product) => [product.id, product]));

const wish = (product: Product): Wish => ({ kind: 'checked', product });
const unchecked = (stored: unknown): Wish => ({ kind: 'unchecked', stored });

test('CARD-08 WISH-03 an absent product is added at the end', () => {
  expect(addWish([wish(oats)], soap)).toEqual({ kind: 'added', wishes: [wish(oats), wish(soap)] });
});

test('CARD-09 WISH-03 a product that is wished for already is not added again', () => {
  const wishes = [wish(oats)];
  expect(addWish(wishes, oats)).toEqual({ kind: 'already', wishes });
  const stored = [unchecked({ id: 1 })];
  expect(addWish(stored, oats)).toEqual({ kind: 'already', wishes: stored });
});

test('WISH-08 a product without stock may be wished for (A-63)', () => {
  expect(addWish([], gone)).toEqual({ kind: 'added', wishes: [wish(gone)] });
});

test('WISH-04 removes by id, wishes not yet checked included', () => {
  expect(removeWish([wish(oats), wish(soap)], 1)).toEqual({ kind: 'removed', wishes: [wish(soap)] });
  expect(removeWish([unchecked({ id: 1 }), unchecked('odd')], 1).wishes).toEqual([unchecked('odd')]);
});

test('WISH-04 an absent id changes nothing', () => {
  const wishes = [wish(oats), unchecked(null)];
  expect(removeWish(wishes, 2)).toEqual({ kind: 'absent', wishes });
});

test('WISH-01 only wishes that the catalogue confirmed are shown', () => {
  expect(wishedProducts([wish(soap), unchecked({ id: 1 }), wish(gone)])).toEqual([soap, gone]);
});

test('STORE-03 WISH-07 a wish is written with the eight fields of its product, without qty', () => {
  const detailed = { ...oats, brand: 'Shiori', qty: 2 };
  expect(storedWishlist([wish(detailed), unchecked({ id: 2, extra: true })])).toEqual([
    {
      id: 1,
      name: 'Oats',
      price: 20,
      discount: 0,
      rate: 4,
      img: '/images/x.avif',
      category: 'Baby Collection',
      stock: 3,
    },
    { id: 2, extra: true },
  ]);
});

test('F-36 with the catalogue: known products once each, in their order, out of stock included', () => {
  const stored = [{ id: 6, name: 'Forged', price: 0.01 }, { id: 31 }, { id: 1, qty: 9 }, 'odd', { id: 6 }];
  expect(readWishlist(stored, catalogue)).toEqual([wish(gone), wish(oats)]);
});

test('STORE-03 without the catalogue nothing stored is dropped or altered (A-63)', () => {
  const stored = [{ id: 31, odd: true }, 'odd', { id: 1 }, { id: 1 }];
  const wishes = readWishlist(stored, undefined);
  expect(wishes).toEqual(stored.map(unchecked));
  expect(storedWishlist(wishes)).toEqual(stored);
});

test.each([null, undefined, 'null', '', 7, {}, { state: { lines: null } }])(
  'WISH-02 STORE-07 %j is an empty wishlist',
  (stored) => {
    expect(readWishlist(stored, catalogue)).toEqual([]);
    expect(readWishlist(stored, undefined)).toEqual([]);
  },
);

test('STORE-07 F-26 F-36 whatever storage holds, a wishlist comes out, and comes out the same again', () => {
  const entry = fc.oneof(
    fc.record({ id: fc.oneof(fc.integer({ min: -1, max: 7 }), fc.jsonValue()) }),
    fc.anything(),
  );
  const entries = fc.array(entry);
  const hostile = fc.oneof(
    entries,
    fc.record({ state: fc.record({ wishes: entries }) }),
    fc.jsonValue(),
    fc.anything(),
  );
  fc.assert(
    fc.property(hostile, (stored) => {
      const wishes = readWishlist(stored, catalogue);
      const ids = wishedProducts(wishes).map(({ id }) => id);
      expect(ids).toEqual([...new Set(ids)].filter((id) => catalogue.has(id)));
      expect(readWishlist(JSON.parse(JSON.stringify(storedWishlist(wishes))), catalogue)).toEqual(wishes);
      expect(wishes.every(({ kind }) => kind === 'checked')).toBe(true);
      expect({}).not.toHaveProperty('polluted');
    }),
  );
});
