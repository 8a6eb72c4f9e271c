import { fold } from '@/lib/domain/search-terms';
import { withGeneralSynonyms } from '@/scripts/shop/synonyms.mjs';
import { synonymGroups } from '@/shop/synonyms';

test('A-73 no term is listed twice, in any spelling', () => {
  const all = synonymGroups.flat().map(fold);
  expect(all.filter((phrase, place) => all.indexOf(phrase) !== place)).toEqual([]);
});

test('A-73 a group has at least two terms, each of at most three words', () => {
  expect(synonymGroups.filter((group) => group.length < 2)).toEqual([]);
  expect(synonymGroups.flat().filter((phrase) => !/^\S+( \S+){0,2}$/.test(phrase))).toEqual([]);
});

test('groups that share a term are merged into one', () => {
  const groups = withGeneralSynonyms([
    ['Biscuit', 'shortbread'],
    ['scarf', 'shawl'],
    ['kroma', 'scarf'],
  ]);
  expect(groups).toContainEqual(['Biscuit', 'shortbread', 'cookie', 'クッキー', 'ビスケット', 'بسكويت']);
  expect(groups).toContainEqual(['scarf', 'shawl', 'kroma']);
  expect(groups.flat().filter((term) => /^biscuit$/i.test(term))).toEqual(['Biscuit']);
});
