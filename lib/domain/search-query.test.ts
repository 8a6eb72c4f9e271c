import { allOf, anyOf, strategies } from '@/lib/domain/search-query';

const words = new Set(['blueberry', 'matcha', 'mochi', 'balm', 'bran']);
const similarWords = (_: string, distance: number) => (distance === 1 ? ['balm'] : ['balm', 'bran']);

test('A-73 exact strategies come before fuzzy ones', () => {
  expect(strategies.map(({ kind }) => kind)).toEqual(['exact', 'exact', 'fuzzy', 'fuzzy', 'fuzzy']);
});

test.each([
  ['inside a word', 1, 'berry', ['blueberry']],
  ['inside a word, from three letters', 1, 'be', []],
  ['one letter wrong', 2, 'bame', ['balm']],
  ['one letter wrong, from four letters', 2, 'bal', []],
  ['two letters swapped', 3, 'blam', ['balm']],
  ['two letters swapped, from four letters', 3, 'bla', []],
  ['two letters wrong, but not the first', 4, 'branny', ['balm', 'bran']],
  ['two letters wrong with the first', 4, 'tranny', []],
  ['two letters wrong, from six letters', 4, 'brann', []],
])('A-73 %s', (_, index, typed, found) => {
  const queries = strategies.map(({ toQuery }) =>
    toQuery({ typed: [typed], synonyms: [] }, { words, similarWords }),
  );
  expect(queries[index]).toEqual(allOf([anyOf(found)]));
});
