import { allOf, anyOf, strategies } from '@/lib/domain/search-query';

const words = new Set(['blueberry', 'matcha', 'mochi', 'balm', 'bran']);
const similarWords = (_: string, distance: number) => (distance === 1 ? ['balm'] : ['balm', 'bran']);

test('A-73 exact strategies come before fuzzy ones', () => {
  expect(strategies.map(({ kind }) => kind)).toEqual(['exact', 'exact', 'fuzzy', 'fuzzy', 'fuzzy']);
});

test.each([
  ['letters inside a word match', 1, 'berry', ['blueberry']],
  ['fewer than three letters inside a word do not match', 1, 'be', []],
  ['a word with one wrong letter matches', 2, 'bame', ['balm']],
  ['one wrong letter in fewer than four does not match', 2, 'bal', []],
  ['a word with two swapped letters matches', 3, 'blam', ['balm']],
  ['two swapped letters in fewer than four do not match', 3, 'bla', []],
  ['a word with two wrong letters matches if the first is right', 4, 'branny', ['balm', 'bran']],
  ['a word with two wrong letters does not match if the first is wrong', 4, 'tranny', []],
  ['two wrong letters in fewer than six do not match', 4, 'brann', []],
])('A-73 %s', (_, strategyIndex, typed, found) => {
  const queries = strategies.map(({ toQuery }) =>
    toQuery({ typed: [typed], synonyms: [] }, { words, similarWords }),
  );
  expect(queries[strategyIndex]).toEqual(allOf([anyOf(found)]));
});
