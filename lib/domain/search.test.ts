import fc from 'fast-check';
import { products } from '@/data/products';
import { createSearch } from '@/lib/domain/search';

const { find, nearMisses } = createSearch(products);
const nameOf = (id: number) => products[id - 1]?.name;
const found = (words: string) => [...find(words).ranks.keys()].map(nameOf);
const near = (words: string) => nearMisses(words).ids.map(nameOf);

const teas = [
  'Uji Matcha Powder',
  'Matcha Latte Mix',
  'Matcha Tea Ceremony Set',
  'Matcha Kinako Granola',
  'Hojicha Tea Bags',
  'Genmaicha Brown Rice Tea',
  'Gyokuro Loose Leaf Tea',
];

test('A-73 names come before categories, the shorter name first, equal ones by id', () => {
  expect(found('matcha')).toEqual(teas);
  expect([...find('matcha').ranks.values()]).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test.each([
  ['抹茶', teas],
  ['まっちゃ', teas],
  ['green tea', teas],
  ['شاي اخضر', teas],
  ['抹茶ラテ', ['Matcha Latte Mix']],
  ['nappies', ['Soft Tape Diapers']],
  ['biscuit', ['Kinako Butter Cookies']],
  ['prawn', ['Shrimp Crackers Setouchi']],
  ['a gift for her', ['Seasonal Mochi Gift Box']],
  // No ramen is sold, and none is claimed.
  ['ラーメン', []],
])('A-73 %s finds what means the same', (words, expected) => {
  expect(new Set(found(words))).toEqual(new Set(expected));
  expect(find(words).kind).toBe('exact');
});

test.each([
  ['a beginning', 'gran harv', ['Fruit Granola Berry Harvest']],
  ['the inside of a word', 'yokur', ['Gyokuro Loose Leaf Tea']],
  ['words in any order and case', ' powder MATCHA ', ['Uji Matcha Powder']],
  ['a plural', 'oils', ['Camellia Face Oil']],
])('A-73 %s: %s', (_, words, expected) => {
  expect(found(words)).toEqual(expected);
  expect(find(words).kind).toBe('exact');
});

test.each([
  ['konpeto', ['Konpeito Sugar Stars']],
  ['shirmp', ['Shrimp Crackers Setouchi']],
  ['hand blam', ['Rice Bran Hand Balm']],
  ['hinokki', ['Hinoki Bath Salts']],
  ['gyokoro lose', ['Gyokuro Loose Leaf Tea']],
  ['crakkers nori', ['Nori Rice Crackers']],
])('A-73 %s comes close, and is said to', (words, expected) => {
  expect(found(words)).toEqual(expected);
  expect(find(words).kind).toBe('fuzzy');
});

test.each(['sandals', 'shampoo', 'coffee', 'soy sauce', 'tea & more', 'baby granola', '🍵', '', 'zz'])(
  'A-73 %j finds nothing',
  (words) => {
    expect(found(words)).toEqual([]);
  },
);

test('A-73 the names are marked where they were found', () => {
  const names = [...find('mat pow').names.values()];
  expect(
    names.map((parts) => parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')),
  ).toEqual(['Uji [Mat]cha [Pow]der']);
});

test('A-73 what is too far off is suggested, and so is what is left of it', () => {
  expect(nearMisses('gronalaa').suggestion).toBe('granola');
  expect(nearMisses('tea & more').suggestion).toBe('tea');
  expect(nearMisses('rice cooker').suggestion).toBe('rice');
  expect(near('gronalaa')).toEqual(['Maple Walnut Granola', 'Cocoa Banana Granola', 'Yuzu Orange Granola']);
});

test('A-73 products that have a part of it come near, three at most', () => {
  expect(nearMisses('baby granola').suggestion).toBeUndefined();
  expect(near('baby granola')).toHaveLength(3);
  expect(near('two matcha and a snack for my mother')).toEqual(teas.slice(0, 3));
});

test.each(['sandals', 'juice', 'ラーメン', '🍵', '', 'zzzzzzzz'])('A-73 nothing is near %j', (words) => {
  expect(nearMisses(words)).toEqual({ suggestion: undefined, ids: [] });
});

test('A-73 F-60 nothing that is typed breaks it, and what it suggests finds something', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(
      fc.constantFrom(
        '__proto__',
        'constructor',
        '.*',
        '(',
        '[a-',
        '\\',
        '\u202e',
        '\u0000',
        'tea',
        '茶',
        '🍵',
      ),
    ),
    fc.constantFrom('a '.repeat(100), 'x'.repeat(200), '%', '<script>', '( (a+)+ )$'),
  );
  fc.assert(
    fc.property(hostile, (typed) => {
      const words = String(typed);
      const { names, ranks } = find(words);
      expect([...names.keys()]).toEqual([...ranks.keys()]);
      const { suggestion, ids } = nearMisses(words);
      expect(suggestion === undefined || find(suggestion).ranks.size > 0).toBe(true);
      expect(ids.length).toBeLessThanOrEqual(3);
    }),
  );
});

test('A-73 every product is found by its own name, first of all', () => {
  for (const { id, name } of products) expect([...find(name).ranks.keys()][0]).toBe(id);
});
