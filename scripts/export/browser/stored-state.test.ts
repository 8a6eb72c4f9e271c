import fc from 'fast-check';
import { readStoredState } from '@/scripts/export/browser/stored-state';

beforeEach(() => localStorage.clear());

test.each([
  [null, 0],
  ['[]', 0],
  ['[{"id":2,"qty":3},{"id":7,"qty":1}]', 2],
  ['[{"id":2,"qty":3,"name":"Tea"},{"id":2,"qty":1}]', 1],
])('FRAME-07 FRAME-08 the stored cart %s has %d products', (text, cartCount) => {
  if (text !== null) localStorage.setItem('Cart', text);
  expect(readStoredState()).toEqual({ cartCount, hasWishes: false, hasCurrency: false });
});

test.each([
  'tea',
  'null',
  '{"state":{"lines":[{"id":2,"qty":1}]},"version":0}',
  '[7]',
  '[null]',
  '[{"id":"2","qty":1}]',
  '[{"id":2,"qty":0}]',
  '[{"id":1.5,"qty":1}]',
])('A-63 a cart that the shop has not written is left to the stores: %s', (text) => {
  localStorage.setItem('Cart', text);
  expect(readStoredState().cartCount).toBeUndefined();
});

test('A-63 no stored text throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      for (const key of ['Cart', 'wishlist', 'currency']) localStorage.setItem(key, text);
      expect(() => readStoredState()).not.toThrow();
    }),
  );
});

test('A-63 blocked storage is left to the stores', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(readStoredState()).toEqual({ cartCount: undefined, hasWishes: false, hasCurrency: false });
});

test.each([
  ['wishlist', '[{"id":2}]', { hasWishes: true, hasCurrency: false }],
  ['wishlist', '[]', { hasWishes: false, hasCurrency: false }],
  ['currency', '"AED"', { hasWishes: false, hasCurrency: true }],
])('what every page shows of %s %s: %p', (key, text, expected) => {
  localStorage.setItem(key, text);
  expect(readStoredState()).toMatchObject(expected);
});
