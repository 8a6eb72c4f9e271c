import fc from 'fast-check';
import { createSearch } from '@/lib/domain/search';
import { products } from '@/shop/products';
import { anyCharacter } from '@/scripts/testing/properties';

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

test('A-73 matching names come before matching categories, shorter names first, ties by id', () => {
  expect(found('matcha')).toEqual(teas);
  expect([...find('matcha').ranks.values()]).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test.each([
  ['a synonym', '抹茶', teas],
  ['a synonym in kana', 'まっちゃ', teas],
  ['a synonym of two words', 'green tea', teas],
  ['a synonym without vowel signs', 'شاي اخضر', teas],
  ['two words without a space', '抹茶ラテ', ['Matcha Latte Mix']],
  ['an irregular plural', 'nappies', ['Soft Tape Diapers']],
  ['a word among stop words', 'a gift for her', ['Seasonal Mochi Gift Box']],
  ['a known word for nothing in the shop', 'ラーメン', []],
  ['two beginnings of words', 'gran harv', ['Fruit Granola Berry Harvest']],
  ['the inside of a word', 'yokur', ['Gyokuro Loose Leaf Tea']],
  ['words in any order and letter case', ' powder MATCHA ', ['Uji Matcha Powder']],
  ['a plural', 'oils', ['Camellia Face Oil']],
])('A-73 %s is an exact match: %j', (_, words, expected) => {
  expect(new Set(found(words))).toEqual(new Set(expected));
  expect(find(words).kind).toBe('exact');
});

test.each([
  ['konpeto', ['Konpeito Sugar Stars']],
  ['shirmp', ['Shrimp Crackers Setouchi']],
  ['hand blam', ['Rice Bran Hand Balm']],
  ['gyokoro lose', ['Gyokuro Loose Leaf Tea']],
  ['crakkers nori', ['Nori Rice Crackers']],
])('A-73 the misspelt "%s" is a fuzzy match', (words, expected) => {
  expect(found(words)).toEqual(expected);
  expect(find(words).kind).toBe('fuzzy');
});

test.each(['sandals', 'soy sauce', 'tea & more', 'baby granola', '🍵', '', 'zz'])(
  'A-73 %j finds nothing',
  (words) => {
    expect(found(words)).toEqual([]);
  },
);

test('A-73 matches in a name are highlighted', () => {
  const [name] = [...find('mat pow').names.values()];
  expect(name?.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['Mat', 'Pow']);
});

test.each([
  ['gronalaa', 'granola', ['Maple Walnut Granola', 'Cocoa Banana Granola', 'Yuzu Orange Granola']],
  ['two matcha and a snack for my mother', undefined, teas.slice(0, 3)],
  ['sandals', undefined, []],
  ['ラーメン', undefined, []],
  ['zzzzzzzz', undefined, []],
  ['', undefined, []],
])('A-73 without a match, %j suggests %s and at most three products', (words, suggestion, expected) => {
  expect(nearMisses(words).suggestion).toBe(suggestion);
  expect(near(words)).toEqual(expected);
});

test.each([
  ['tea & more', 'tea'],
  ['rice cooker', 'rice'],
  ['baby granola', undefined],
])('A-73 for %j the part that finds something is suggested: %s', (words, suggestion) => {
  expect(nearMisses(words).suggestion).toBe(suggestion);
  expect(near(words)).toHaveLength(3);
});

test('A-73 F-60 any text can be searched for, and a suggestion finds something', () => {
  const odd = ['__proto__', 'constructor', '.*', '(', '[a-', '\\', '\u202e', '\u0000', 'tea', '茶', '🍵'];
  const texts = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 200 }),
    fc.array(fc.constantFrom(...odd)).map(String),
    fc.constantFrom('a '.repeat(100), 'x'.repeat(200), '%', '<script>', '( (a+)+ )$'),
  );
  fc.assert(
    fc.property(texts, (words) => {
      const { names, ranks } = find(words);
      expect([...names.keys()]).toEqual([...ranks.keys()]);
      const { suggestion, ids } = nearMisses(words);
      expect(suggestion === undefined || find(suggestion).ranks.size > 0).toBe(true);
      expect(ids.length).toBeLessThanOrEqual(3);
    }),
  );
});

test('A-73 every product is the first one found by its name', () => {
  for (const { id, name } of products) expect([...find(name).ranks.keys()][0]).toBe(id);
});
