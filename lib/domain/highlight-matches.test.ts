import fc from 'fast-check';
import { highlightMatches } from '@/lib/domain/highlight-matches';

const shown = (name: string, found: string[], typed: string[]) =>
  highlightMatches(name, found, typed)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

test.each([
  ['Uji Matcha Powder', ['matcha'], ['mat'], 'Uji [Mat]cha Powder'],
  ['Uji Matcha Powder', ['matcha'], ['m', 'matc'], 'Uji [Matc]ha Powder'],
  ['Uji Matcha Powder', ['matcha', 'powder'], ['matcha', 'powder'], 'Uji [Matcha] [Powder]'],
  // A synonym and a near spelling: the whole word.
  ['Kinako Butter Cookies', ['cookies'], ['biscuit'], 'Kinako Butter [Cookies]'],
  ['Water-Based Gel', ['based'], ['base'], 'Water-[Base]d Gel'],
  ['Crème Ｔｅａ', ['creme', 'tea'], ['cre', 'te'], '[Crè]me [Ｔｅ]ａ'],
  // One letter that is compared as two.
  ['ﬁg tea', ['fig'], ['fi'], '[ﬁg] tea'],
  ['Uji Matcha Powder', ['tea'], ['tea'], 'Uji Matcha Powder'],
  ['<b>tea</b>', ['tea'], ['tea'], '<b>[tea]</b>'],
])('A-73 in %s what was found is marked', (name, found, typed, expected) => {
  expect(shown(name, found, typed)).toBe(expected);
});

test('A-73 each piece knows how much is before it', () => {
  expect(highlightMatches('Uji Matcha', ['matcha'], ['mat']).map(({ at }) => at)).toEqual([0, 3, 4, 7]);
});

test('A-73 the pieces are the name, whatever was found', () => {
  const words = fc.array(fc.string({ maxLength: 4 }));
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), words, words, (name, found, typed) => {
      const parts = highlightMatches(name, [...found, name.slice(0, 2)], [...typed, name.slice(0, 1)]);
      expect(parts.map(({ text }) => text).join('')).toBe(name);
    }),
  );
});
