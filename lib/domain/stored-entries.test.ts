import fc from 'fast-check';
import { oats } from '@/lib/domain/product-fixture';
import { entryOf, pendingEntries, qtyIn, readEntries } from '@/lib/domain/stored-entries';

test.each([
  [{ qty: 1 }, 1],
  [{ qty: 2.9 }, 2],
  [{ qty: '3' }, 3],
  [{ quantity: '4' }, 4],
  [{ qty: null, quantity: 4 }, 4],
  [{ qty: 1e308 }, 1e308],
  [{ qty: 'Infinity' }, Infinity],
  [{ qty: 0.9 }, 0],
  [{ qty: -1 }, 0],
  [{ qty: '-Infinity' }, 0],
  [{ qty: NaN }, 0],
  [{ qty: 'abc' }, 0],
  [{ qty: '' }, 0],
  [{ qty: '-0' }, 0],
  [{ qty: [3] }, 0],
  [{ qty: true }, 0],
  [{}, 0],
  [null, 0],
  [7, 0],
])('F-14 F-15 F-16 F-153 the quantity of %j is %s', (entry, qty) => {
  expect(qtyIn(entry)).toBe(qty);
});

test('STORE-02 WISH-07 an entry is written with the fields of its product, and in a cart also with its quantity', () => {
  const detailed = { ...oats, brand: 'Shiori', description: 'Long' };
  expect(entryOf(detailed)).toStrictEqual({ id: 1, qty: 0, stored: oats });
  expect(entryOf(detailed, 2)).toEqual({ id: 1, qty: 2, stored: { ...oats, qty: 2 } });
});

test('A-63 an entry keeps its stored value', () => {
  const stored = [{ id: '31', qty: '2', colour: 'red' }, 'odd'];
  expect(readEntries(stored)).toEqual({
    value: [
      { id: 31, qty: 2, stored: stored[0] },
      { id: undefined, qty: 0, stored: 'odd' },
    ],
    isReadable: true,
  });
});

test.each([
  [null, true],
  ['', true],
  [[], true],
  [{}, true],
  [{ state: { lines: null } }, true],
  [7, false],
  ['text', false],
  [{ a: 1 }, false],
  [['odd'], false],
  [[null, { qty: 2 }], false],
  [{ state: { a: [{ id: 1 }], b: [{ id: 2 }] } }, false],
])(
  'F-5 F-8 F-153 %j has no entries, and is readable only if it is an empty list: %s',
  (stored, isReadable) => {
    expect(readEntries(stored)).toEqual({ value: [], isReadable });
  },
);

test('STORE-07 F-26 any stored value gives valid ids and quantities, and pollutes no prototype', () => {
  const polluting = fc.constantFrom(
    JSON.parse('{"__proto__":{"polluted":1}}'),
    JSON.parse('{"state":{"__proto__":{"polluted":1,"lines":[]}}}'),
    JSON.parse('{"constructor":{"prototype":{"polluted":1}}}'),
  );
  const piece = fc.oneof(fc.jsonValue(), fc.anything(), polluting);
  const list = fc.array(fc.record({ id: piece, qty: piece }));
  fc.assert(
    fc.property(fc.oneof(piece, fc.record({ state: piece }), list), (stored) => {
      for (const { id, qty } of readEntries(stored).value) {
        expect(id === undefined || (Number.isSafeInteger(id) && id >= 1)).toBe(true);
        expect(qty === Infinity || (Number.isInteger(qty) && qty >= 0)).toBe(true);
      }
      expect({}).not.toHaveProperty('polluted');
    }),
  );
});

test('A-63 entries of unknown products are pending until the whole catalogue is known', () => {
  const entries = readEntries([{ id: 1 }, null, { id: 99 }]).value;
  const products = new Map([[1, oats]]);
  expect(pendingEntries(entries, { products, isComplete: false }).map(({ id }) => id)).toEqual([99]);
  expect(pendingEntries(entries, { products, isComplete: true })).toEqual([]);
});
