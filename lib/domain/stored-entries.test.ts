import fc from 'fast-check';
import type { Product } from '@/lib/domain/product';
import { entryOf, pendingEntries, qtyIn, readEntries } from '@/lib/domain/stored-entries';

test.each([
  [{ qty: 1 }, 1],
  [{ qty: 2.9 }, 2],
  [{ qty: '3' }, 3],
  [{ quantity: '4' }, 4],
  [{ qty: 1e308 }, 1e308],
  [{ qty: 'Infinity' }, Infinity],
  [{ qty: 999_999 }, 999_999],
])('F-15 F-153 the quantity of %j is %s', (entry, qty) => {
  expect(qtyIn(entry)).toBe(qty);
});

test.each([
  { qty: 0 },
  { qty: 0.9 },
  { qty: -1 },
  { qty: '-Infinity' },
  { qty: NaN },
  { qty: null },
  { qty: 'abc' },
  { qty: '' },
  { qty: {} },
  { qty: [3] },
  { qty: true },
  {},
  null,
  7,
])('F-14 F-16 %j has no quantity that can be used', (entry) => {
  expect(qtyIn(entry)).toBe(0);
});

const oats = {
  id: 1,
  name: 'Oats',
  price: 20,
  discount: 25,
  rate: 4,
  img: '/x.avif',
  category: 'Baby Collection',
  stock: 3,
} satisfies Product;

test('STORE-02 WISH-07 an entry is written with the named fields of its product, in a cart with how many', () => {
  const detailed = { ...oats, brand: 'Shiori', description: 'Long' };
  expect(entryOf(detailed).stored).toEqual(oats);
  expect(entryOf(detailed, 2)).toEqual({ id: 1, qty: 2, stored: { ...oats, qty: 2 } });
});

test('A-63 an entry keeps what storage holds of it', () => {
  expect(readEntries([{ id: '31', qty: '2', colour: 'red' }, 'odd'])).toEqual({
    value: [
      { id: 31, qty: 2, stored: { id: '31', qty: '2', colour: 'red' } },
      { id: undefined, qty: 0, stored: 'odd' },
    ],
    isReadable: true,
  });
});

test.each([null, undefined, '', [], {}, { state: { lines: null } }])(
  'F-153 %j is readable, and empty',
  (stored) => {
    expect(readEntries(stored)).toEqual({ value: [], isReadable: true });
  },
);

test.each([
  7,
  true,
  'text',
  { a: 1 },
  ['odd'],
  [null, { qty: 2 }],
  { state: { a: [{ id: 1 }], b: [{ id: 2 }] } },
])('F-5 F-8 F-153 in %j no product can be found, which has to be told', (stored) => {
  expect(readEntries(stored).isReadable).toBe(false);
});

test('STORE-07 F-26 whatever storage holds, reading is total and pollutes nothing', () => {
  const polluting = fc.constantFrom(
    JSON.parse('{"__proto__":{"polluted":1}}'),
    JSON.parse('{"state":{"__proto__":{"polluted":1,"lines":[]}}}'),
    JSON.parse('{"constructor":{"prototype":{"polluted":1}}}'),
  );
  const piece = fc.oneof(fc.jsonValue(), fc.anything(), polluting);
  fc.assert(
    fc.property(
      fc.oneof(piece, fc.record({ state: piece }), fc.array(fc.record({ id: piece, qty: piece }))),
      (stored) => {
        for (const { id, qty } of readEntries(stored).value) {
          expect(id === undefined || (Number.isSafeInteger(id) && id >= 1)).toBe(true);
          expect(qty === Infinity || (Number.isInteger(qty) && qty >= 0)).toBe(true);
        }
        expect({}).not.toHaveProperty('polluted');
      },
    ),
  );
});

test('A-63 entries of unknown products wait until the whole catalogue is known', () => {
  const entries = readEntries([{ id: 1 }, null, { id: 99 }]).value;
  const products = new Map([[1, oats]]);
  expect(pendingEntries(entries, { products, isWhole: false }).map(({ id }) => id)).toEqual([99]);
  expect(pendingEntries(entries, { products, isWhole: true })).toEqual([]);
});
