import { idIn, storedList } from '@/lib/domain/stored-list';

const list = [{ id: 1, qty: 2 }, 'odd'];

test.each([
  ['bare', list],
  ['in the wrapper of zustand', { state: { lines: list }, version: 0 }],
  ['as the only array in the state', { state: { wishes: list, ready: true } }],
  ['under lines, beside another array', { state: { lines: list, other: [9] } }],
  ['under items', { items: list }],
  ['beside lines that are null', { state: { lines: null, items: list } }],
  ['in a state within a state', { state: { state: { lines: list } } }],
  ['encoded twice', JSON.stringify(list)],
  ['wrapped and encoded three times', JSON.stringify(JSON.stringify({ state: { items: list } }))],
  ['beside an array that names no product', { state: { a: ['x'], b: list } }],
])('STORE-07 F-6 F-7 F-153 a list is found %s (A-20)', (_, stored) => {
  expect(storedList(stored)).toEqual(list);
});

test.each([
  ['a map', { 7: 2, 12: '1' }],
  ['a wrapped map', { items: { 7: 2, 12: '1' } }],
  ['a map of entries', { state: { items: { 7: { qty: 2 }, 12: { qty: '1', name: 'x' } } }, version: 3 }],
])('F-153 %s from ids to quantities is a list', (_, stored) => {
  expect(storedList(stored)).toMatchObject([{ qty: 2 }, { qty: '1' }]);
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
])('F-8 F-153 %j has no list, or more than one', (stored) => {
  expect(storedList(stored)).toBeUndefined();
});

test.each([
  [{ id: 31, name: 'x' }, 31],
  [{ id: 1e9 }, 1e9],
  [{ id: '7' }, 7],
  [{ product: { id: '7' } }, 7],
  [7, 7],
  ['7', 7],
])('F-11 F-153 the id of %j is %s, known or not', (entry, id) => {
  expect(idIn(entry)).toBe(id);
});

const noIds = [0, -1, 1.5, NaN, Infinity, 2 ** 53, null, {}, '1.5', ' 1', '٧', '__proto__', 'constructor'];

test.each([...noIds.map((id) => ({ id })), {}, [], [1], 'x', null])('F-13 %j has no id', (entry) => {
  expect(idIn(entry)).toBeUndefined();
});
