import { normalizeDigits, onlyDigits } from '@/lib/domain/digits';

test.each([
  ['٠٩۰۹０９09', '09090909', '09090909'],
  ['a4-1 1🍵1', '4111', 'a4-1 1🍵1'],
  [' -١٢.٥ ', '125', ' -12.5 '],
  // Characters next to a row of digits, and numerals that are not decimal digits, are no digits.
  ['/:٭٪ۯۺ／：', '', '/:٭٪ۯۺ／：'],
  ['²½①Ⅳ四', '', '²½①Ⅳ四'],
])(
  'PAY-04 F-114 A-64 %j has the digits %j, and is %j with its other characters',
  (text, digits, normalized) => {
    expect(onlyDigits(text)).toBe(digits);
    expect(normalizeDigits(text)).toBe(normalized);
  },
);
