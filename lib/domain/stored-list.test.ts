import fc from 'fast-check';
import { idIn, storedList } from '@/lib/domain/stored-list';

const list = [{ id: 1, qty: 2 }, 'odd'];

test.each([
  ['bare', list],
  ['in the envelope of zustand', { state: { lines: list }, version: 0 }],
  ['as the only array in the state', { state: { wishes: list, ready: true } }],
  ['under lines, beside another array', { state: { lines: list, other: [9] } }],
  ['under lines', { lines: list }],
  ['under items', { items: list }],
  ['beside lines that are none', { state: { lines: null, items: list } }],
  ['in a state within a state', { state: { state: { lines: list } } }],
  ['encoded twice', JSON.stringify(list)],
  ['encoded twice, wrapped', JSON.stringify(JSON.stringify({ state: { items: list } }))],
  ['beside an array that names no product', { state: { a: ['x'], b: list } }],
])('STORE-07 F-6 F-7 F-153 a list is read %s (A-20)', (_, stored) => {
  expect(storedList(stored)).toEqual(list);
});

test.each([
  [{ 7: 2, 12: '1' }],
  [{ items: { 7: 2, 12: '1' } }],
  [{ state: { items: { 7: { qty: 2 }, 12: { qty: '1', name: 'x' } } }, version: 3 }],
])('F-153 %j is a map from ids to quantities', (stored) => {
  expect(storedList(stored)).toMatchObject([{ qty: 2 }, { qty: '1' }].map((entry) => entry));
  expect(storedList(stored)?.map(idIn)).toEqual([7, 12]);
});

test('F-153 a single item is a list of one', () => {
  expect(storedList({ id: 7, qty: 2 })).toEqual([{ id: 7, qty: 2 }]);
});

test.each([
  null,
  undefined,
  '',
  'null',
  {},
  [],
  { state: null },
  { state: {} },
  { state: { lines: null }, version: 1 },
])('STORE-07 F-2 F-3 F-5 F-8 %j is an empty list', (stored) => {
  expect(storedList(stored)).toEqual([]);
});

test.each([
  7,
  true,
  'text',
  { state: 'abc' },
  { lines: 'abc' },
  { open: true },
  { state: { a: [{ id: 1 }], b: [{ id: 2 }] } },
  { a: { b: { c: { d: { e: { f: [1] } } } } } },
])('F-8 F-153 in %j no list can be told', (stored) => {
  expect(storedList(stored)).toBeUndefined();
});

test.each([
  [{ id: 1 }, 1],
  [{ id: 31, name: 'x' }, 31],
  [{ id: 1e9 }, 1e9],
  [{ id: '7' }, 7],
  [{ product: { id: '7' } }, 7],
  [7, 7],
  ['7', 7],
])('F-11 F-153 the id of %j is %s; whether it is known the catalogue tells', (entry, id) => {
  expect(idIn(entry)).toBe(id);
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
  { id: '1.5' },
  { id: ' 1' },
  { id: '٧' },
  { id: '__proto__' },
  { id: 'constructor' },
  {},
  [],
  [1],
  'x',
  null,
  undefined,
])('F-13 %j has no id', (entry) => {
  expect(idIn(entry)).toBeUndefined();
});

test('STORE-07 F-26 whatever storage holds, reading is total, and reads the same again', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.jsonValue(), fc.record({ state: fc.jsonValue() })), (stored) => {
      const items = storedList(stored);
      expect(items === undefined || Array.isArray(items)).toBe(true);
      expect(storedList(items ?? [])).toEqual(items ?? []);
    }),
  );
});
