import fc from 'fast-check';
import { fold, parseTerms, tokenize } from '@/lib/domain/search-terms';
import { anyCharacter } from '@/scripts/testing/properties';

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
])('A-73 %s is compared as %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test.each([
  ['Water-Based Gel', ['water', 'based', 'gel']],
  ['tea & more', ['tea', 'more']],
  ["Mother’s tea, baby's bottle", ['mother', 'tea', 'baby', 'bottle']],
  ["it's", ['it']],
  ['抹茶ラテ', ['抹茶', 'らて']],
  ['玄米茶', ['玄米茶']],
  ['\u202eتمر\u0000 \u0007x', ['تمر', 'x']],
  ['🍵 !?', []],
])('A-73 the words of %j are %j', (text, words) => {
  expect(tokenize(text)).toEqual(words);
});

test.each([
  ['Green Tea latte powder', ['green tea', 'latte', 'powder']],
  ['brown rice tea', ['brown rice tea']],
  ['tea tea TEA', ['tea']],
  ['a gift for her', ['gift']],
  ['for the', ['for', 'the']],
])(
  'A-73 a known phrase is one term, and stop words count only if there are no others: %s',
  (query, terms) => {
    expect(parseTerms(query).map(({ typed }) => typed.join(' '))).toEqual(terms);
  },
);

test.each([
  ['抹茶', ['matcha', 'maccha', 'green tea', 'まっちゃ', '緑茶', 'ماتشا', 'شاي اخضر', 'តែបៃតង']],
  ['ラーメン', ['ramen', 'noodle', '拉麺', 'رامن']],
  ['biscuits', ['biscuit', 'cookie', 'くっきー', 'びすけっと', 'بسكويت']],
  ['berries', ['berry', 'strawberry', 'べりー', 'いちご', '苺', 'فراولة']],
  ['oils', ['oil']],
  ['glass', []],
])('A-73 the synonyms of %s, and its singular, are %j', (query, synonyms) => {
  const [term] = parseTerms(query);
  expect(term?.synonyms.map((words) => words.join(' '))).toEqual(synonyms);
});

test('A-73 any text has words of letters and digits only, and at most twelve terms', () => {
  expect(parseTerms(Array.from({ length: 300 }, (_, index) => `word${index}`).join(' '))).toHaveLength(12);
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      for (const word of tokenize(text)) expect(word).toMatch(/^[\p{L}\p{M}\p{N}]+$/u);
      expect(parseTerms(text).length).toBeLessThanOrEqual(12);
    }),
  );
});
