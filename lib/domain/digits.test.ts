import { onlyDigits, normalizeDigits } from '@/lib/domain/digits';

test.each([
  ['4111', '4111'],
  ['４１１１', '4111'],
  ['٤١١١', '4111'],
  ['۴۱۱۱', '4111'],
  ['٠٩۰۹０９09', '09090909'],
  ['a4-1 1🍵1', '4111'],
  // The neighbours of each row of digits, and digits that are no decimal digits.
  ['/:٭٪ۯۺ／：', ''],
  ['²½①Ⅳ四', ''],
  ['', ''],
])('PAY-04 F-114 the digits of %j are %j (A-64)', (text, digits) => {
  expect(onlyDigits(text)).toBe(digits);
});

test.each([
  ['١٢.٥', '12.5'],
  ['１２', '12'],
  [' -5 ', ' -5 '],
])('A-64 the digits of "%s" are read as "%s", its signs and points as they are', (text, expected) => {
  expect(normalizeDigits(text)).toBe(expected);
});
