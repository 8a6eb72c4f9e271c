import {
  addToCart,
  checkedLines,
  countLines,
  heldQty,
  readCart,
  removeFromCart,
  storedCart,
  subtotalCents,
  updateQty,
  type CartLine,
} from '@/lib/domain/cart';
import type { Product } from '@/lib/domain/product';

const base = { rate: 4, img: '/images/x.avif', category: 'Baby Collection' } as const;
const oats: Product = { id: 1, name: 'Oats', price: 20, discount: 25, stock: 3, ...base };
const soap: Product = { id: 2, name: 'Soap', price: 1.15, discount: 50, stock: 79, ...base };
const gone: Product = { id: 6, name: 'Gone', price: 9, discount: 0, stock: 0, ...base };
const catalogue = new Map([oats, soap, gone].map((product) => [product.id, product]));

const line = (product: Product, qty: number): CartLine => ({ kind: 'checked', product, qty });
const unchecked = (stored: unknown): CartLine => ({ kind: 'unchecked', stored });

describe('ADD', () => {
  test('CARD-04 STORE-10 an absent product becomes a line of one unit', () => {
    expect(addToCart([], oats)).toEqual({ kind: 'added', lines: [line(oats, 1)], line: line(oats, 1) });
  });

  test('CARD-04 a product in the cart gets one unit more, where it stands', () => {
    const result = addToCart([line(oats, 1), line(soap, 5)], oats);
    expect(result).toEqual({ kind: 'added', lines: [line(oats, 2), line(soap, 5)], line: line(oats, 2) });
  });

  test('CARD-06 a cart that holds the whole stock refuses one more and stays as it is', () => {
    const lines = [line(oats, 3)];
    expect(addToCart(lines, oats)).toEqual({ kind: 'stock-full', lines });
  });

  test('CARD-07 PDP-15 F-64 a product without stock never makes a line', () => {
    expect(addToCart([], gone)).toEqual({ kind: 'stock-full', lines: [] });
  });

  test('PDP-13 stock 3, cart 2, choose 1: the cart holds 3', () => {
    expect(addToCart([line(oats, 2)], oats, 1)).toMatchObject({ kind: 'added', lines: [line(oats, 3)] });
  });

  test('PDP-14 F-66 stock 3, cart 2, choose 2: refused, the cart stays 2', () => {
    const lines = [line(oats, 2)];
    expect(addToCart(lines, oats, 2)).toEqual({ kind: 'stock-full', lines });
  });

  test('STORE-10 adding to lines that nobody has checked yet counts what they hold, and merges them (A-63)', () => {
    const lines = [unchecked({ id: 1, qty: 1 }), unchecked('odd'), unchecked({ id: 1, qty: '1' })];
    expect(addToCart(lines, oats)).toMatchObject({ kind: 'added', lines: [line(oats, 3), unchecked('odd')] });
    expect(addToCart(lines, oats, 2)).toEqual({ kind: 'stock-full', lines });
  });
});

describe('UPDATE', () => {
  const lines = [line(oats, 2), line(soap, 5)];

  test('CART-02 STORE-10 sets the quantity of its line alone', () => {
    expect(updateQty(lines, 1, 3)).toEqual({ kind: 'updated', lines: [line(oats, 3), line(soap, 5)] });
    expect(updateQty(lines, 2, 4)).toEqual({ kind: 'updated', lines: [line(oats, 2), line(soap, 4)] });
    expect(updateQty(lines, 1, 1)).toEqual({ kind: 'updated', lines: [line(oats, 1), line(soap, 5)] });
  });

  test.each([0, -1, -99])('CART-03 STORE-10 %s removes the line', (qty) => {
    expect(updateQty(lines, 1, qty)).toEqual({ kind: 'removed', lines: [line(soap, 5)] });
  });

  test('CART-05 above the stock is refused, the quantity unchanged', () => {
    expect(updateQty(lines, 1, 4)).toEqual({ kind: 'stock-full', lines });
  });

  test('STORE-10 an absent id changes nothing', () => {
    expect(updateQty(lines, 9, 1)).toEqual({ kind: 'absent', lines });
    expect(updateQty(lines, 9, 0)).toEqual({ kind: 'absent', lines });
  });

  test.each([NaN, 1.5, Infinity, -0.5])('F-16 %s is no quantity and changes nothing', (qty) => {
    expect(updateQty(lines, 1, qty)).toEqual({ kind: 'absent', lines });
  });
});

describe('REMOVE', () => {
  test('CART-04 STORE-10 removes by id, lines not yet checked included', () => {
    expect(removeFromCart([line(oats, 2), line(soap, 5)], 2)).toEqual({
      kind: 'removed',
      lines: [line(oats, 2)],
    });
    expect(removeFromCart([unchecked({ id: 2 }), unchecked('odd')], 2).lines).toEqual([unchecked('odd')]);
  });

  test('STORE-10 an absent id changes nothing', () => {
    const lines = [line(oats, 2), unchecked({})];
    expect(removeFromCart(lines, 2)).toEqual({ kind: 'absent', lines });
  });
});

test('FRAME-07 the badge counts distinct lines, not units, checked or not', () => {
  expect(countLines([line(oats, 3), line(soap, 4)])).toBe(2);
  expect(countLines([line(oats, 3), unchecked({ id: 2, qty: 4 }), unchecked({ id: 2, qty: 1 })])).toBe(2);
  expect(countLines([unchecked({ id: 0 }), unchecked(null)])).toBe(0);
});

test('CARD-06 what the cart holds of a product is summed over its lines', () => {
  expect(heldQty([line(oats, 2), line(soap, 5), unchecked({ id: 1, qty: 4 })], 1)).toBe(6);
  expect(heldQty([line(soap, 5), unchecked({ qty: 4 })], 1)).toBe(0);
});

test('SUM-03 the subtotal is the sum of the line totals, 0 for an empty cart', () => {
  const lines = checkedLines([line(oats, 2), unchecked({ id: 6, qty: 9 }), line(soap, 3)]);
  expect(lines).toHaveLength(2);
  expect(subtotalCents(lines)).toBe(3174);
  expect(subtotalCents([])).toBe(0);
});

describe('storage', () => {
  const read = (stored: unknown) => readCart(stored, catalogue);

  test('STORE-02 a line is written with the nine fields of an item', () => {
    const detailed = { ...oats, brand: 'Shiori', description: 'Long' };
    expect(storedCart([line(detailed, 2)])).toEqual([
      {
        id: 1,
        name: 'Oats',
        price: 20,
        discount: 25,
        rate: 4,
        img: '/images/x.avif',
        category: 'Baby Collection',
        stock: 3,
        qty: 2,
      },
    ]);
  });

  test.each([
    ['bare', [{ ...oats, qty: 2 }]],
    ['in the envelope of zustand', { state: { lines: [{ ...oats, qty: 2 }] }, version: 0 }],
    ['with an amount as text', [{ id: 1, qty: '2' }]],
    ['with unknown fields', [{ id: 1, qty: 2, colour: 'red', v: 9 }]],
    [
      'with forged fields',
      [{ ...oats, qty: 2, price: -5, discount: 100, stock: 9999, name: '<b>', img: 'data:' }],
    ],
  ])('STORE-07 F-6 F-7 F-10 F-19 F-20 F-21 F-24 F-25 a line %s is that of the catalogue', (_, stored) => {
    expect(read(stored)).toEqual({ lines: [line(oats, 2)], changed: false });
  });

  test.each([
    null,
    undefined,
    'null',
    '',
    '{oops',
    7,
    true,
    [],
    {},
    { state: { lines: null } },
    { lines: 'abc' },
  ])('STORE-07 F-1 F-2 F-3 F-5 F-8 %j is an empty cart, which nobody changed', (stored) => {
    expect(read(stored)).toEqual({ lines: [], changed: false });
    expect(readCart(stored, undefined)).toEqual({ lines: [], changed: false });
  });

  test.each([
    ['unknown', { id: 31, qty: 1 }],
    ['sold out', { id: 6, qty: 1 }],
    ['no id', { id: '__proto__', qty: 1 }],
    ['no quantity', { id: 1 }],
    ['a quantity of zero', { id: 1, qty: 0 }],
    ['a negative quantity', { id: 1, qty: -2 }],
    ['no line at all', 'odd'],
  ])('F-11 F-13 F-14 F-16 F-23 a line that is %s is dropped, and the shopper is told', (_, stored) => {
    expect(read([stored, { id: 2, qty: 1 }])).toEqual({ lines: [line(soap, 1)], changed: true });
  });

  test.each([4, 10, 999_999, 1e308, 'Infinity'])(
    'F-15 F-22 %s units of a stock of 3 become 3, and that is told',
    (qty) => {
      expect(read([{ id: 1, qty }])).toEqual({ lines: [line(oats, 3)], changed: true });
    },
  );

  test('F-22 the whole stock is not too much', () => {
    expect(read([{ id: 1, qty: 3 }])).toEqual({ lines: [line(oats, 3)], changed: false });
  });

  test('F-18 lines of one product are merged where it first stood, their sum kept to the stock', () => {
    const merged = read([
      { id: 2, qty: 2 },
      { id: 1, qty: 1 },
      { id: 2, qty: 3 },
    ]);
    expect(merged).toEqual({ lines: [line(soap, 5), line(oats, 1)], changed: true });
    expect(
      read([
        { id: 1, qty: 2 },
        { id: 1, qty: 2 },
      ]),
    ).toEqual({ lines: [line(oats, 3)], changed: true });
    // An unusable twin adds nothing, in either order.
    expect(read([{ id: 1 }, { id: 1, qty: 2 }])).toEqual({ lines: [line(oats, 2)], changed: true });
  });

  test('STORE-01 without the catalogue nothing stored is dropped or altered (A-63)', () => {
    const stored = [{ id: 31, qty: 2 }, 'odd', { id: 1, qty: 99 }, { id: 1, qty: 1 }];
    const { lines, changed } = readCart(stored, undefined);
    expect(changed).toBe(false);
    expect(countLines(lines)).toBe(2);
    expect(storedCart(lines)).toEqual(stored);
    expect(storedCart(addToCart(lines, soap).lines)).toEqual([...stored, { ...soap, qty: 1 }]);
  });
});
