import type { Product } from '@/lib/domain/product';
import { validateCatalogue } from '@/lib/publishing/validate-catalogue';

function product(id: number, changes: Partial<Product> = {}): Product {
  const base = { price: 8.29, discount: 0, rate: 4, img: '/images/x.avif', stock: 5 };
  return { id, name: `Tea ${id}`, category: 'Matcha Green Tea', ...base, ...changes };
}

test('F-140 a valid catalogue has no fault, also with values at the limits', () => {
  const limits = { price: 0.01, discount: 100, rate: 0, stock: 0 };
  expect(
    validateCatalogue([product(1), product(2, limits), product(3, { rate: 5, price: 1999.99 })]),
  ).toEqual([]);
  expect(validateCatalogue([])).toEqual([]);
});

test.each(['/', '\\', '?', '#', '%', '_', '.', '\n'])(
  'F-78 %j in a name is reported with the product',
  (character) => {
    const name = `Tea${character}Cake`;
    expect(validateCatalogue([product(1), product(2, { name })])).toEqual([
      `product 2 "${name}": its name holds ${JSON.stringify(character)}, which no url may`,
    ]);
  },
);

test.each([
  ['a blank that does not break', '\u00a0', 'U+00A0'],
  ['a zero-width blank', '\u200b', 'U+200B'],
  ['a zero-width joiner', '\u200d', 'U+200D'],
  ['a mark that turns the direction', '\u202e', 'U+202E'],
  ['a soft hyphen', '\u00ad', 'U+00AD'],
  ['a wide blank', '\u3000', 'U+3000'],
  ['a letter without a shape', '\u3164', 'U+3164'],
  ['a line separator', '\u2028', 'U+2028'],
  ['half a character', '\ud83c', 'U+D83C'],
])('F-78 an invisible character in a name is reported: %s', (_, character, code) => {
  const name = `Tea${character}Cake`;
  expect(validateCatalogue([product(1), product(2, { name })])).toEqual([
    `product 2 "${name}": its name holds ${code}, which nobody can see or tell from a blank`,
  ]);
});

test.each([
  ['Latin', 'a', 246],
  ['Khmer', 'ក', 82],
])('F-78 a name too long for a file is reported: %s letters', (_, letter, maxLetters) => {
  expect(validateCatalogue([product(1, { name: letter.repeat(maxLetters) })])).toEqual([]);
  const name = letter.repeat(maxLetters + 1);
  const bytes = Buffer.byteLength(name);
  expect(validateCatalogue([product(1, { name })])).toEqual([
    `product 1 "${name}": its name has ${bytes} bytes, and no file may have more than 246`,
  ]);
});

test('F-140 a product without a name and one without a picture are reported', () => {
  const [nameless, pictureless] = [product(1), product(2)];
  Reflect.deleteProperty(nameless, 'name');
  Reflect.deleteProperty(pictureless, 'img');
  expect(validateCatalogue([nameless, pictureless])).toEqual([
    'product 1 "undefined": it has no name',
    'product 2 "Tea 2": its picture "undefined" is no path from the root',
  ]);
});

test('F-78 letters of other languages, blanks, hyphens and ampersands are allowed in a name', () => {
  const names = ['Crème & Thé', '抹茶', "Baker's Tea-Cakes (6)"];
  expect(validateCatalogue(names.map((name, index) => product(index + 1, { name })))).toEqual([]);
});

test.each([
  ['the same name', 'Tea Cake', 'Tea Cake'],
  ['another letter case', 'Tea Cake', 'TEA cake'],
  ['an accent written in two ways', 'Th\u00e9', 'The\u0301'],
  ['a plus for a blank', 'Tea Cake', 'Tea+Cake'],
  ['more blanks', 'Tea Cake', 'Tea  Cake'],
  ['wide letters', 'Tea Cake', 'Ｔｅａ Ｃａｋｅ'],
])('F-78 F-140 two products with the same url are reported: %s', (_, first, second) => {
  const products = [
    product(1, { name: first }),
    product(2),
    product(3, { name: second, category: 'Calbee Frugra' }),
  ];
  expect(validateCatalogue(products)).toEqual([
    `product 3 "${second}": product 1 has the same name, or one that is taken for it, and so the same url`,
  ]);
});

test.each([
  [
    'a gap',
    [1, 2, 4, 5],
    ['product 4 "Tea 4": its id should be 3, one more than that of the product before'],
  ],
  ['a late start', [2], ['product 2 "Tea 2": its id should be 1, one more than that of the product before']],
  [
    'one id twice',
    [1, 1],
    ['product 1 "Tea 1": its id should be 2, one more than that of the product before'],
  ],
])('F-140 ids must run from 1 without a gap: %s', (_, ids, faults) => {
  expect(validateCatalogue(ids.map((id) => product(id))).filter((fault) => fault.includes('its id'))).toEqual(
    faults,
  );
});

test.each<[Partial<Product>, string]>([
  [{ price: 0 }, 'its price of 0 is not above 0 in whole cents'],
  [{ price: -1 }, 'its price of -1 is not above 0 in whole cents'],
  [{ price: 4.505 }, 'its price of 4.505 is not above 0 in whole cents'],
  [{ price: NaN }, 'its price of NaN is not above 0 in whole cents'],
  [{ price: Infinity }, 'its price of Infinity is not above 0 in whole cents'],
  [{ discount: 101 }, 'its discount of 101 is no percentage'],
  [{ discount: -1 }, 'its discount of -1 is no percentage'],
  [{ discount: 7.5 }, 'its discount of 7.5 is no percentage'],
  [{ rate: 5.1 }, 'its rate of 5.1 is not from 0 to 5'],
  [{ rate: -0.1 }, 'its rate of -0.1 is not from 0 to 5'],
  [{ stock: -1 }, 'its stock of -1 is no whole number from 0 to 999999'],
  [{ stock: 1.5 }, 'its stock of 1.5 is no whole number from 0 to 999999'],
  [{ stock: 1_000_000 }, 'its stock of 1000000 is no whole number from 0 to 999999'],
  [{ name: '' }, 'its name is empty, or begins or ends with a blank'],
  [{ name: ' Tea' }, 'its name is empty, or begins or ends with a blank'],
  [{ img: 'images/x.avif' }, 'its picture "images/x.avif" is no path from the root'],
  [{ img: '//evil.example/x.avif' }, 'its picture "//evil.example/x.avif" is no path from the root'],
  [{ img: '/\\evil.example/x.avif' }, 'its picture "/\\evil.example/x.avif" is no path from the root'],
])('F-140 %j is reported with the id', (changes, fault) => {
  const broken = product(2, changes);
  expect(validateCatalogue([product(1), broken])).toEqual([`product 2 "${broken.name}": ${fault}`]);
});

test('F-140 an unknown category is reported', () => {
  const products: Product[] = [product(1)];
  Reflect.set(products[0] ?? {}, 'category', 'Tea');
  expect(validateCatalogue(products)).toEqual(['product 1 "Tea 1": its category "Tea" is none of the shop']);
});

test('F-140 every fault of every product is reported at once', () => {
  const products = [product(1, { stock: -3, discount: 101 }), product(2, { name: 'tea 1', price: 0 })];
  expect(validateCatalogue(products)).toEqual([
    'product 1 "Tea 1": its discount of 101 is no percentage',
    'product 1 "Tea 1": its stock of -3 is no whole number from 0 to 999999',
    'product 2 "tea 1": product 1 has the same name, or one that is taken for it, and so the same url',
    'product 2 "tea 1": its price of 0 is not above 0 in whole cents',
  ]);
});
