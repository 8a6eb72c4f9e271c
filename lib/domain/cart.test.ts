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
import { entryOf, readEntries } from '@/lib/domain/stored-entries';

const base = { rate: 4, img: '/images/x.avif', category: 'Baby Collection' } as const;
const oats: Product = { id: 1, name: 'Oats', price: 20, discount: 25, stock: 3, ...base };
const soap: Product = { id: 2, name: 'Soap', price: 1.15, discount: 50, stock: 79, ...base };
const gone: Product = { id: 6, name: 'Gone', price: 9, discount: 0, stock: 0, ...base };
const whole = {
  products: new Map([oats, soap, gone].map((product) => [product.id, product])),
  isWhole: true,
};
const none = { products: new Map<number, Product>(), isWhole: false };

const entries = (...stored: unknown[]) => readEntries(stored).value;
const odd = { id: undefined, qty: 0, stored: 'odd' };

describe('ADD', () => {
  test('CARD-04 STORE-10 an absent product becomes a line of one unit', () => {
    expect(addToCart([], oats)).toEqual({
      kind: 'added',
      entries: [entryOf(oats, 1)],
      line: { product: oats, qty: 1 },
    });
  });

  test('CARD-04 a product in the cart gets one unit more, where it stands', () => {
    expect(addToCart([entryOf(oats, 1), entryOf(soap, 5)], oats)).toEqual({
      kind: 'added',
      entries: [entryOf(oats, 2), entryOf(soap, 5)],
      line: { product: oats, qty: 2 },
    });
  });

  test('CARD-06 a cart that holds the whole stock refuses one more', () => {
    expect(addToCart([entryOf(oats, 3)], oats)).toEqual({ kind: 'stock-full' });
  });

  test('CARD-07 PDP-15 F-64 a product without stock never makes a line', () => {
    expect(addToCart([], gone)).toEqual({ kind: 'stock-full' });
  });

  test('PDP-13 stock 3, cart 2, choose 1: the cart holds 3', () => {
    expect(addToCart([entryOf(oats, 2)], oats, 1).entries).toEqual([entryOf(oats, 3)]);
  });

  test('PDP-14 F-66 stock 3, cart 2, choose 2: refused', () => {
    expect(addToCart([entryOf(oats, 2)], oats, 2)).toEqual({ kind: 'stock-full' });
  });

  test('STORE-10 adding counts and merges all entries of a product, and keeps the others as they are (A-63)', () => {
    const held = entries({ id: 1, qty: 1 }, 'odd', { id: 1, qty: '1' });
    expect(addToCart(held, oats).entries).toEqual([entryOf(oats, 3), odd]);
    expect(addToCart(held, oats, 2).kind).toBe('stock-full');
  });
});

describe('UPDATE', () => {
  const held = [entryOf(oats, 2), entryOf(soap, 5)];

  test('CART-02 STORE-10 sets the quantity of its line alone', () => {
    expect(updateQty(held, oats, 3)).toEqual({
      kind: 'updated',
      entries: [entryOf(oats, 3), entryOf(soap, 5)],
    });
    expect(updateQty(held, soap, 4).entries).toEqual([entryOf(oats, 2), entryOf(soap, 4)]);
    expect(updateQty(held, oats, 1).entries).toEqual([entryOf(oats, 1), entryOf(soap, 5)]);
  });

  test.each([0, -1, -99])('CART-03 STORE-10 %s removes the line', (qty) => {
    expect(updateQty(held, oats, qty)).toEqual({ kind: 'removed', entries: [entryOf(soap, 5)] });
  });

  test('CART-05 above the stock is refused', () => {
    expect(updateQty(held, oats, 4)).toEqual({ kind: 'stock-full' });
  });

  test('STORE-10 an absent product changes nothing', () => {
    expect(updateQty(held, gone, 1)).toEqual({ kind: 'absent' });
    expect(updateQty(held, gone, 0)).toEqual({ kind: 'absent' });
  });

  test.each([NaN, 1.5, Infinity, -0.5])('F-16 %s is no quantity and changes nothing', (qty) => {
    expect(updateQty(held, oats, qty)).toEqual({ kind: 'absent' });
  });
});

test('CART-04 STORE-10 REMOVE by id, known or not; an absent id changes nothing', () => {
  expect(removeFromCart([entryOf(oats, 2), entryOf(soap, 5)], 2)).toEqual({
    kind: 'removed',
    entries: [entryOf(oats, 2)],
  });
  expect(removeFromCart(entries({ id: 2 }, 'odd', { id: 2 }), 2).entries).toEqual([odd]);
  expect(removeFromCart(entries({ id: 1 }, {}), 2)).toEqual({ kind: 'absent' });
});

test('FRAME-07 the badge counts distinct lines, not units, known or not', () => {
  const held = entries({ id: 1, qty: 3 }, { id: 2, qty: 4 }, { id: 2, qty: 1 }, null, { id: 0 });
  expect(countLines(resolveCart(held, whole))).toBe(2);
  expect(countLines(resolveCart(held, none))).toBe(2);
  expect(countLines(resolveCart(entries({ id: 6, qty: 1 }), whole))).toBe(0);
});

test('CARD-06 what the cart holds of a product, known or not', () => {
  const held = entries({ id: 1, qty: 2 }, { id: 2, qty: 4 }, { id: 1, qty: 4 });
  expect(qtyInCart(resolveCart(held, whole), 1)).toBe(3);
  expect(qtyInCart(resolveCart(held, none), 1)).toBe(6);
  expect(qtyInCart(resolveCart(held, whole), 6)).toBe(0);
});

test('SUM-03 the subtotal is the sum of the line totals, 0 for an empty cart', () => {
  expect(
    subtotalCents([
      { product: oats, qty: 2 },
      { product: soap, qty: 3 },
    ]),
  ).toBe(3174);
  expect(subtotalCents([])).toBe(0);
});

describe('storage', () => {
  const linesOf = (...stored: unknown[]) => resolveCart(entries(...stored), whole).lines;
  const changesOf = (...stored: unknown[]) => resolveCart(entries(...stored), whole).changes;

  test.each([
    ['bare', { ...oats, qty: 2 }],
    ['with numerals in strings', { id: '1', qty: '2' }],
    ['with 2.0 units', { id: 1, qty: 2.0 }],
    ['with a quantity by its long name', { id: 1, quantity: 2 }],
    ['with its product inside', { product: { id: 1 }, qty: 2 }],
    ['with unknown fields', { id: 1, qty: 2, colour: 'red', v: 9 }],
    [
      'with forged fields',
      { ...oats, qty: 2, price: -5, discount: 100, stock: 9999, name: '<b>', img: 'data:' },
    ],
  ])('STORE-07 F-6 F-10 F-19 F-20 F-21 F-24 F-25 F-153 a line %s is that of the catalogue', (_, stored) => {
    expect(linesOf(stored)).toEqual([{ product: oats, qty: 2 }]);
    expect(changesOf(stored)).toBe('');
  });

  test.each([
    ['unknown', { id: 31, qty: 1 }, '31.1'],
    ['sold out', { id: 6, qty: 1 }, '6.1'],
    ['no id', { id: '__proto__', qty: 1 }, '0.1'],
    ['no quantity', { id: 1 }, '1.0'],
    ['a quantity of zero', { id: 1, qty: 0 }, '1.0'],
    ['a negative quantity', { id: 1, qty: -2 }, '1.0'],
    ['no line at all', 'odd', '0.0'],
  ])('F-11 F-13 F-14 F-16 F-23 a line that is %s is not shown, and told', (_, stored, changes) => {
    expect(linesOf(stored, { id: 2, qty: 1 })).toEqual([{ product: soap, qty: 1 }]);
    expect(changesOf(stored, { id: 2, qty: 1 })).toBe(changes);
  });

  test.each([4, 10, 999_999, 1e308, 'Infinity'])(
    'F-15 F-22 %s units of a stock of 3 are shown as 3, and that is told',
    (qty) => {
      expect(linesOf({ id: 1, qty })).toEqual([{ product: oats, qty: 3 }]);
      expect(changesOf({ id: 1, qty })).toBe(`1.${Number(qty)}`);
    },
  );

  test('F-22 the whole stock is not too much', () => {
    expect(changesOf({ id: 1, qty: 3 })).toBe('');
  });

  test('F-18 entries of one product are one line where it first stood, their sum kept to the stock', () => {
    const three = [
      { id: 2, qty: 2 },
      { id: 1, qty: 1 },
      { id: 2, qty: 3 },
    ];
    expect(linesOf(...three)).toEqual([
      { product: soap, qty: 5 },
      { product: oats, qty: 1 },
    ]);
    expect(changesOf(...three)).toBe('2.2-2.3');
    expect(linesOf({ id: 1, qty: 2 }, { id: 1, qty: 2 })).toEqual([{ product: oats, qty: 3 }]);
    expect(changesOf({ id: 1, qty: 3 }, { id: 1, qty: 3 })).toBe('1.3');
    // An unusable twin adds nothing, in either order.
    expect(linesOf({ id: 1 }, { id: 1, qty: 2 })).toEqual([{ product: oats, qty: 2 }]);
  });

  test('A-63 without the catalogue entries are pending, and lines only of what pages have brought', () => {
    const held = entries({ id: 31, qty: 2 }, 'odd', { id: 1, qty: 99 });
    const content = resolveCart(held, { products: new Map([[1, oats]]), isWhole: false });
    expect(content.lines).toEqual([{ product: oats, qty: 3 }]);
    expect(content.pending).toEqual([{ id: 31, qty: 2, stored: { id: 31, qty: 2 } }]);
  });

  test('F-150 F-151 a change begins with what is shown, and keeps what this catalogue does not know as it is', () => {
    const unknown = { id: 31, qty: '2', colour: 'red' };
    const held = entries(unknown, { id: 1, qty: 99 }, 'odd', { id: 6, qty: 1 }, { id: 1, qty: 1 });
    const corrected = correctedEntries(held, whole);
    expect(corrected.map(({ stored }) => stored)).toEqual([unknown, { ...oats, qty: 3 }, 'odd']);
    expect(correctedEntries(held, none)).toEqual(held);
  });
});
