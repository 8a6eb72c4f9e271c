import fc from 'fast-check';
import { truncate } from '@/lib/domain/truncate';
import { anyCharacter } from '@/scripts/testing/properties';

test.each([
  ['abc', 2, 'ab…'],
  ['ab', 2, 'ab'],
  ['', 2, ''],
  ['日本語', 1, '日…'],
  // These emoji are one character each, also with a skin tone, as a family or as a flag.
  ['👍👍', 1, '👍…'],
  ['👍👍', 2, '👍👍'],
  ['👍🏽👍🏽', 1, '👍🏽…'],
  ['👩‍👩‍👧x', 1, '👩‍👩‍👧…'],
  ['🇰🇭🇦🇪', 1, '🇰🇭…'],
  // A Khmer letter is one character with the letter below it and its vowel.
  ['ខ្មែរ', 1, 'ខ្មែ…'],
  ['e\u0301e', 1, 'e\u0301…'],
])('F-161 %s cut to %s characters is %s', (text, max, expected) => {
  expect(truncate(text, max)).toBe(expected);
});

test('F-161 a truncated text is a beginning of the text, also with line breaks and lone surrogates', () => {
  const texts = fc.string({ unit: anyCharacter, minLength: 2 });
  fc.assert(
    fc.property(texts, fc.constantFrom('', '\ud83d', '\n'), fc.nat(50), (text, start, max) => {
      const full = `${start}${text}x`;
      const cut = truncate(full, max);
      expect(cut === full || full.startsWith(cut.slice(0, -1))).toBe(true);
    }),
  );
});

test('F-161 a letter with endless marks is cut too', () => {
  expect(truncate(`e${'\u0301'.repeat(10_000)}`, 120).length).toBeLessThan(3000);
});
