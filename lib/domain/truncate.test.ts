import fc from 'fast-check';
import { truncate } from '@/lib/domain/truncate';

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
])('F-161 %s cut to %s characters is %s', (text, max, expected) => {
  expect(truncate(text, max)).toBe(expected);
});

test('F-161 what is left is a beginning of the text, line breaks and half characters included', () => {
  const texts = fc.string({ unit: 'binary', minLength: 2 });
  fc.assert(
    fc.property(texts, fc.constantFrom('', '\ud83d', '\n'), fc.nat(50), (text, start, max) => {
      const whole = `${start}${text}x`;
      const cut = truncate(whole, max);
      expect(cut === whole || whole.startsWith(cut.slice(0, -1))).toBe(true);
    }),
  );
});

test('F-161 a letter with endless marks is cut too', () => {
  expect(truncate(`e${'\u0301'.repeat(10_000)}`, 120).length).toBeLessThan(3000);
});
