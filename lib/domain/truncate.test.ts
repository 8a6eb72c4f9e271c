import fc from 'fast-check';
import { graphemesOf, truncate } from '@/lib/domain/truncate';

test.each([
  ['abc', 2, 'ab…'],
  ['ab', 2, 'ab'],
  ['', 2, ''],
  ['日本語', 1, '日…'],
  // An emoji of two units, one with a tone, a family, a flag.
  ['👍👍', 1, '👍…'],
  ['👍👍', 2, '👍👍'],
  ['👍🏽👍🏽', 1, '👍🏽…'],
  ['👩‍👩‍👧x', 1, '👩‍👩‍👧…'],
  ['🇰🇭🇦🇪', 1, '🇰🇭…'],
  // A letter of Khmer with the letter below it and its vowel.
  ['ខ្មែរ', 1, 'ខ្មែ…'],
  ['e\u0301e', 1, 'e\u0301…'],
])('F-161 %s cut to %s characters', (text, max, expected) => {
  expect(truncate(text, max)).toBe(expected);
});

test('F-161 nothing of a text is lost when it is taken apart, half characters and line breaks included', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('', '\ud83d', '\n'), (text, end) =>
      expect(graphemesOf(`${text}${end}`).join('')).toBe(`${text}${end}`),
    ),
  );
});

test('F-161 a letter with marks without end has an end', () => {
  expect(truncate(`e${'\u0301'.repeat(10_000)}`, 120).length).toBeLessThan(3000);
});
