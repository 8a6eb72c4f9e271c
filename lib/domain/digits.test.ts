import { normalizeDigits, onlyDigits } from '@/lib/domain/digits';

test.each([
  ['٠٩۰۹０９09', '09090909', '09090909'],
  ['a4-1 1🍵1', '4111', 'a4-1 1🍵1'],
  [' -١٢.٥ ', '125', ' -12.5 '],
  // The neighbours of each row of digits, and digits that are no decimal digits.
  ['/:٭٪ۯۺ／：', '', '/:٭٪ۯۺ／：'],
  ['²½①Ⅳ四', '', '²½①Ⅳ四'],
])('PAY-04 F-114 A-64 the digits of %j are %j, among the other characters %j', (text, digits, normalized) => {
  expect(onlyDigits(text)).toBe(digits);
  expect(normalizeDigits(text)).toBe(normalized);
});
