import fc from 'fast-check';
import { idOf, qtyOf, storedEntries } from '@/lib/domain/stored-lines';

const lines = [{ id: 1, qty: 2 }, 'odd'];

test.each([
  ['bare', lines],
  ['in the envelope of zustand', { state: { lines }, version: 0 }],
  ['as the only array in the state', { state: { wishes: lines, ready: true } }],
  ['under lines, beside another array', { state: { lines, other: [9] } }],
])('STORE-07 F-6 F-7 entries are read %s (A-20)', (_, stored) => {
  expect(storedEntries(stored)).toEqual(lines);
});

test.each([
  null,
  undefined,
  'null',
  '',
  7,
  true,
  {},
  [],
  { lines },
  { state: null },
  { state: 'abc' },
  { state: {} },
  { state: { lines: null } },
  { state: { lines: 'abc' } },
  { state: { a: [1], b: [2] } },
])('STORE-07 F-2 F-3 F-5 F-8 %j has no entries', (stored) => {
  expect(storedEntries(stored)).toEqual([]);
});

test('F-8 the only array counts even where lines is none', () => {
  expect(storedEntries({ state: { lines: null, items: lines } })).toEqual(lines);
});

test.each([
  [{ id: 1 }, 1],
  [{ id: 31, name: 'x' }, 31],
  [{ id: 1e9 }, 1e9],
])('F-11 the id of %j is %s; whether it is known the catalogue tells', (entry, id) => {
  expect(idOf(entry)).toBe(id);
});

test.each([
  { id: 0 },
  { id: -1 },
  { id: 1.5 },
  { id: NaN },
  { id: Infinity },
  { id: 2 ** 53 },
  { id: null },
  { id: {} },
  { id: '1' },
  { id: '__proto__' },
  { id: 'constructor' },
  {},
  [],
  [1],
  1,
  'x',
  null,
  undefined,
])('F-13 %j has no id', (entry) => {
  expect(idOf(entry)).toBeUndefined();
});

test.each([
  [{ qty: 1 }, 1],
  [{ qty: 2.9 }, 2],
  [{ qty: '3' }, 3],
  [{ qty: 1e308 }, 1e308],
  [{ qty: 'Infinity' }, Infinity],
  [{ qty: 999_999 }, 999_999],
])('F-15 the quantity of %j is %s', (entry, qty) => {
  expect(qtyOf(entry)).toBe(qty);
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
  expect(qtyOf(entry)).toBe(0);
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
      fc.oneof(piece, fc.record({ state: piece }), fc.record({ id: piece, qty: piece })),
      (stored) => {
        expect(Array.isArray(storedEntries(stored))).toBe(true);
        expect(storedEntries(storedEntries(stored))).toEqual(storedEntries(stored));
        const id = idOf(stored);
        expect(id === undefined || (Number.isSafeInteger(id) && id >= 1)).toBe(true);
        const qty = qtyOf(stored);
        expect(qty === Infinity || (Number.isInteger(qty) && qty >= 0)).toBe(true);
        expect({}).not.toHaveProperty('polluted');
      },
    ),
  );
});
