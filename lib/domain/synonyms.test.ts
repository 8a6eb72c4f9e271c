import { fold } from '@/lib/domain/search-words';
import { synonyms } from '@/lib/domain/synonyms';

test('A-73 no phrase stands twice, however it is spelled', () => {
  const all = synonyms.flat().map(fold);
  expect(all.filter((phrase, place) => all.indexOf(phrase) !== place)).toEqual([]);
});

test('A-73 a group has at least two, each of at most three words', () => {
  expect(synonyms.filter((group) => group.length < 2)).toEqual([]);
  expect(synonyms.flat().filter((phrase) => !/^\S+( \S+){0,2}$/.test(phrase))).toEqual([]);
});
