import {
  addToCart,
  correctedEntries,
  countLines,
  qtyInCart,
  removeFromCart,
  resolveCart,
  subtotalCents,
  updateQty,
} from '@/lib/domain/cart';
import type { Product } from '@/lib/domain/product';
import { catalogue, oats, soap, soldOut } from '@/lib/domain/product-fixture';
import { entryOf, readEntries } from '@/lib/domain/stored-entries';

const allKnown = { products: catalogue, isComplete: true };
const noneKnown = { products: new Map<number, Product>(), isComplete: false };

const entries = (...stored: unknown[]) => readEntries(stored).value;
const unreadable = { id: undefined, qty: 0, stored: 'odd' };

describe('add', () => {
  const five = entryOf(soap, 5);

  test.each([
    ['CARD-04 STORE-10 a new product becomes the last line', [five], 1, [five, entryOf(oats, 1)]],
    [
      'CARD-04 a product in the cart gets one unit more',
      [entryOf(oats, 1), five],
      1,
      [entryOf(oats, 2), five],
    ],
    [
      'PDP-13 a product can be added up to its whole stock',
      [entryOf(oats, 1), five],
      2,
      [entryOf(oats, 3), five],
    ],
  ])('%s', (_, stored, qty, added) => {
    expect(addToCart(stored, oats, qty)).toMatchObject({ kind: 'added', entries: added });
  });

  test.each([
    ['CARD-06 the whole stock is in the cart', [entryOf(oats, 3)], oats, 1],
    ['PDP-14 F-66 two of three are in the cart, two more are chosen', [entryOf(oats, 2)], oats, 2],
    ['CARD-07 PDP-15 F-64 the product is sold out', [], soldOut, 1],
  ])('%s, so adding is refused', (_, stored, product, qty) => {
    expect(addToCart(stored, product, qty)).toEqual({ kind: 'stock-full' });
  });

  test('CARD-04 the result has the new quantity of the line, for the notice', () => {
    const line = { product: oats, qty: 2 };
    expect(addToCart([entryOf(oats, 1)], oats)).toMatchObject({ line });
  });

  test('STORE-10 adding merges all entries of the product, and the others stay as they are (A-63)', () => {
    const stored = entries({ id: 1, qty: 1 }, 'odd', { id: 1, qty: '1' });
    expect(addToCart(stored, oats).entries).toEqual([entryOf(oats, 3), unreadable]);
    expect(addToCart(stored, oats, 2).kind).toBe('stock-full');
  });
});

describe('update', () => {
  const stored = [entryOf(oats, 2), entryOf(soap, 5)];

  test.each([
    [oats, 3, [entryOf(oats, 3), entryOf(soap, 5)]],
    [oats, 1, [entryOf(oats, 1), entryOf(soap, 5)]],
    [soap, 4, [entryOf(oats, 2), entryOf(soap, 4)]],
  ])('CART-02 STORE-10 only the line of $name changes, to %s', (product, qty, updated) => {
    expect(updateQty(stored, product, qty)).toEqual({ kind: 'updated', entries: updated });
  });

  test.each([0, -1])('CART-03 STORE-10 a quantity of %s removes the line', (qty) => {
    expect(updateQty(stored, oats, qty)).toEqual({ kind: 'removed', entries: [entryOf(soap, 5)] });
  });

  test.each([
    ['CART-05 a quantity above the stock', oats, 4, 'stock-full'],
    ['STORE-10 a product that is not in the cart', soldOut, 1, 'absent'],
    ['STORE-10 a quantity of 0 of a product that is not in the cart', soldOut, 0, 'absent'],
    ['F-16 a quantity that is not a number', oats, NaN, 'absent'],
    ['F-16 a fractional quantity', oats, 1.5, 'absent'],
    ['F-16 a negative fractional quantity', oats, -0.5, 'absent'],
    ['F-16 an infinite quantity', oats, Infinity, 'absent'],
  ])('%s changes nothing', (_, product, qty, kind) => {
    expect(updateQty(stored, product, qty)).toEqual({ kind });
  });
});

test('CART-04 STORE-10 all entries of an id are removed, and an absent id changes nothing', () => {
  expect(removeFromCart([entryOf(oats, 2), entryOf(soap, 5)], 2)).toEqual({
    kind: 'removed',
    entries: [entryOf(oats, 2)],
  });
  expect(removeFromCart(entries({ id: 2 }, 'odd', { id: 2 }), 2).entries).toEqual([unreadable]);
  expect(removeFromCart(entries({ id: 1 }, {}), 2)).toEqual({ kind: 'absent' });
});

test('FRAME-07 the badge counts products and not units, before and after the catalogue is loaded', () => {
  const stored = entries({ id: 1, qty: 3 }, { id: 2, qty: 4 }, { id: 2, qty: 1 }, null, { id: 0 });
  expect(countLines(resolveCart(stored, allKnown))).toBe(2);
  expect(countLines(resolveCart(stored, noneKnown))).toBe(2);
  expect(countLines(resolveCart(entries({ id: 6, qty: 1 }), allKnown))).toBe(0);
});

test('CARD-06 the quantity in the cart is the sum of the entries, up to the stock once the catalogue is loaded', () => {
  const stored = entries({ id: 1, qty: 2 }, { id: 2, qty: 4 }, { id: 1, qty: 4 });
  expect(qtyInCart(resolveCart(stored, allKnown), 1)).toBe(3);
  expect(qtyInCart(resolveCart(stored, noneKnown), 1)).toBe(6);
  expect(qtyInCart(resolveCart(stored, allKnown), 6)).toBe(0);
});

test('SUM-03 the subtotal is the sum of the line totals, and 0 for an empty cart', () => {
  const lines = [
    { product: oats, qty: 2 },
    { product: soap, qty: 3 },
  ];
  expect(subtotalCents(lines)).toBe(3174);
  expect(subtotalCents([])).toBe(0);
});

describe('storage', () => {
  const resolved = (...stored: unknown[]) => {
    const { lines, changes } = resolveCart(entries(...stored), allKnown);
    return { lines, changes };
  };

  test.each([
    ['of the product itself', { ...oats, qty: 2 }],
    ['with numerals in strings', { id: '1', qty: '2' }],
    ['with its quantity under the long name', { id: 1, quantity: 2 }],
    ['with its product inside', { product: { id: 1 }, qty: 2 }],
    ['with unknown fields', { id: 1, qty: 2.0, colour: 'red', v: 9 }],
    ['with forged fields', { ...oats, qty: 2, price: -5, discount: 100, stock: 9999, name: '<b>' }],
  ])(
    'STORE-07 F-6 F-10 F-19 F-20 F-21 F-24 F-25 F-153 a stored line %s is shown as the catalogue has it',
    (_, stored) => {
      expect(resolved(stored)).toEqual({ lines: [{ product: oats, qty: 2 }], changes: '' });
    },
  );

  test.each([
    ['of an unknown product', { id: 31, qty: 1 }, '31.1'],
    ['of a sold-out product', { id: 6, qty: 1 }, '6.1'],
    ['without an id', { id: '__proto__', qty: 1 }, '0.1'],
    ['without a quantity', { id: 1 }, '1.0'],
    ['of a negative quantity', { id: 1, qty: -2 }, '1.0'],
    ['that is no object', 'odd', '0.0'],
  ])('F-11 F-13 F-14 F-16 F-23 a stored line %s is hidden and reported', (_, stored, changes) => {
    expect(resolved(stored, { id: 2, qty: 1 })).toEqual({ lines: [{ product: soap, qty: 1 }], changes });
  });

  test.each([
    [3, ''],
    [4, '1.4'],
    [1e308, '1.1e+308'],
    ['Infinity', '1.Infinity'],
  ])('F-15 F-22 a stored quantity of %s is shown as the stock of 3, with the changes %j', (qty, changes) => {
    expect(resolved({ id: 1, qty })).toEqual({ lines: [{ product: oats, qty: 3 }], changes });
  });

  test('F-18 entries of one product are one line in their first place, with their sum up to the stock', () => {
    expect(resolved({ id: 2, qty: 2 }, { id: 1, qty: 1 }, { id: 2, qty: 3 })).toEqual({
      lines: [
        { product: soap, qty: 5 },
        { product: oats, qty: 1 },
      ],
      changes: '2.2-2.3',
    });
    const full = [{ product: oats, qty: 3 }];
    expect(resolved({ id: 1, qty: 3 }, { id: 1, qty: 3 })).toEqual({ lines: full, changes: '1.3' });
    expect(resolved({ id: 1 }, { id: 1, qty: 3 })).toEqual({ lines: full, changes: '1.0' });
  });

  test('A-63 before the catalogue is loaded, the products of the page are lines, and other entries are pending', () => {
    const stored = entries({ id: 31, qty: 2 }, 'odd', { id: 1, qty: 99 });
    const content = resolveCart(stored, { products: new Map([[1, oats]]), isComplete: false });
    expect(content.lines).toEqual([{ product: oats, qty: 3 }]);
    expect(content.pending).toEqual([{ id: 31, qty: 2, stored: { id: 31, qty: 2 } }]);
  });

  test('F-150 F-151 a correction keeps entries of unknown products as they are', () => {
    const unknown = { id: 31, qty: '2', colour: 'red' };
    const stored = entries(unknown, { id: 1, qty: 99 }, 'odd', { id: 6, qty: 1 }, { id: 1, qty: 1 });
    const corrected = correctedEntries(stored, allKnown);
    expect(corrected.map((entry) => entry.stored)).toEqual([unknown, { ...oats, qty: 3 }, 'odd']);
    expect(correctedEntries(stored, noneKnown)).toEqual(stored);
  });
});
