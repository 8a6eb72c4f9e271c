import fc from 'fast-check';
import { highlightMatches } from '@/lib/domain/highlight-matches';
import { anyCharacter } from '@/scripts/testing/properties';

test.each([
  ['Uji Matcha Powder', ['matcha'], ['mat'], 'Uji [Mat]cha Powder'],
  ['Uji Matcha Powder', ['matcha'], ['m', 'matc'], 'Uji [Matc]ha Powder'],
  ['Uji Matcha Powder', ['matcha', 'powder'], ['matcha', 'powder'], 'Uji [Matcha] [Powder]'],
  // A synonym of the typed word is highlighted as a whole.
  ['Kinako Butter Cookies', ['cookies'], ['biscuit'], 'Kinako Butter [Cookies]'],
  ['Water-Based Gel', ['based'], ['base'], 'Water-[Base]d Gel'],
  ['Crème Ｔｅａ', ['creme', 'tea'], ['cre', 'te'], '[Crè]me [Ｔｅ]ａ'],
  // A ligature is one letter, but is compared as two.
  ['ﬁg tea', ['fig'], ['fi'], '[ﬁg] tea'],
  ['Uji Matcha Powder', ['tea'], ['tea'], 'Uji Matcha Powder'],
  ['<b>tea</b>', ['tea'], ['tea'], '<b>[tea]</b>'],
])('A-73 in %s the words %j, typed as %j, are highlighted: %s', (name, found, typed, expected) => {
  const parts = highlightMatches(name, found, typed);
  expect(parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')).toBe(expected);
});

test('A-73 each part knows its position', () => {
  expect(highlightMatches('Uji Matcha', ['matcha'], ['mat']).map(({ at }) => at)).toEqual([0, 3, 4, 7]);
});

test('A-73 the parts together are the name, whatever was found', () => {
  const words = fc.array(fc.string({ maxLength: 4 }));
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), words, words, (name, found, typed) => {
      const parts = highlightMatches(name, [...found, name.slice(0, 2)], [...typed, name.slice(0, 1)]);
      expect(parts.map(({ text }) => text).join('')).toBe(name);
    }),
  );
});
