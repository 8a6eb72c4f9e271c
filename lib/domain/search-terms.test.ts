import fc from 'fast-check';
import { fold, parseTerms, tokenize } from '@/lib/domain/search-terms';

test.each([
  ['MATCHA', 'matcha'],
  ['Crème Brûlée', 'creme brulee'],
  ['ＭＡＴＣＨＡ　１０', 'matcha 10'],
  ['ラーメン', 'らーめん'],
  ['ﾗｰﾒﾝ', 'らーめん'],
  ['がぎぱ', 'がぎぱ'],
  ['شاي أخضر', 'شاي اخضر'],
  ['İstanbul', 'istanbul'],
  ['តែបៃតង', 'តែបៃតង'],
])('A-73 %s is compared as %s', (text, expected) => {
  expect(fold(text)).toBe(expected);
});

test.each([
  ['Water-Based Lubricant Gel', ['water', 'based', 'lubricant', 'gel']],
  ['tea & more', ['tea', 'more']],
  ["Mother’s tea, baby's bottle", ['mother', 'tea', 'baby', 'bottle']],
  ["it's", ['it']],
  ['抹茶ラテ', ['抹茶', 'らて']],
  ['玄米茶', ['玄米茶']],
  ['\u202eتمر\u0000 \u0007x', ['تمر', 'x']],
  ['🍵 !?', []],
])('A-73 the words of %j', (text, expected) => {
  expect(tokenize(text)).toEqual(expected);
});

const typed = (query: string) => parseTerms(query).map((term) => term.typed.join(' '));
const synonyms = (query: string) =>
  parseTerms(query).map((term) => term.synonyms.map((one) => one.join(' ')));

test('A-73 a known phrase is one thing, other words are one each', () => {
  expect(typed('Green Tea latte powder')).toEqual(['green tea', 'latte', 'powder']);
  expect(typed('brown rice tea')).toEqual(['brown rice tea']);
  expect(typed('tea tea TEA')).toEqual(['tea']);
});

test('A-73 small words ask for nothing, unless there are no others', () => {
  expect(typed('a gift for her')).toEqual(['gift']);
  expect(typed('for the')).toEqual(['for', 'the']);
});

test('A-73 what synonymQuery the same is looked for as well, in the singular too', () => {
  expect(synonyms('抹茶')).toEqual([expect.arrayContaining(['matcha', 'green tea'])]);
  expect(synonyms('抹茶')[0]).not.toContain('抹茶');
  expect(synonyms('ラーメン')).toEqual([expect.arrayContaining(['ramen', 'noodle'])]);
  expect(synonyms('biscuits')).toEqual([expect.arrayContaining(['biscuit', 'cookie'])]);
  expect(synonyms('berries')).toEqual([expect.arrayContaining(['berry', 'strawberry'])]);
  expect(synonyms('oils')).toEqual([['oil']]);
  expect(synonyms('glass')).toEqual([[]]);
});

test('A-73 a pasted page asks for twelve things at most', () => {
  const page = Array.from({ length: 300 }, (_, place) => `word${place}`).join(' ');
  expect(parseTerms(page)).toHaveLength(12);
});

test('A-73 whatever is typed has words of letters and digits alone, and they stay the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const words = tokenize(text);
      expect(words.filter((word) => !/^[\p{L}\p{M}\p{N}]+$/u.test(word))).toEqual([]);
      expect(parseTerms(text).length).toBeLessThanOrEqual(12);
    }),
  );
});
