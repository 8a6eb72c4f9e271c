import { allOf, anyOf, strategies } from '@/lib/domain/search-query';

const words = new Set(['blueberry', 'matcha', 'mochi', 'balm', 'bran']);
const similarWords = (_: string, distance: number) => (distance === 1 ? ['balm'] : ['balm', 'bran']);
const looks = (typed: string) =>
  strategies.map(({ toQuery }) => toQuery({ typed: [typed], synonyms: [] }, { words, similarWords }));

test('A-73 from what was typed to what only looks like it', () => {
  expect(strategies.map(({ kind }) => kind)).toEqual(['exact', 'exact', 'fuzzy', 'fuzzy', 'fuzzy']);
});

test.each([
  ['inside a word', 1, 'berry', ['blueberry']],
  ['inside a word, but two letters say too little', 1, 'be', []],
  ['one letter wrong', 2, 'bame', ['balm']],
  ['one letter wrong, in three', 2, 'bal', []],
  ['two letters swapped', 3, 'blam', ['balm']],
  ['two letters swapped, in three', 3, 'bla', []],
  ['two letters wrong, the first not', 4, 'branny', ['balm', 'bran']],
  ['two letters wrong, the first too', 4, 'tranny', []],
  ['two letters wrong, in five', 4, 'brann', []],
])('A-73 %s', (_, way, typed, expected) => {
  expect(looks(typed)[way]).toEqual(allOf([anyOf(expected)]));
});
