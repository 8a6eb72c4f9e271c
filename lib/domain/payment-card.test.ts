import fc from 'fast-check';
import {
  cleanCardNumber,
  cleanCvv,
  cleanMonth,
  cleanYear,
  editCardNumber,
  monthOnBlur,
  yearOnBlur,
} from '@/lib/domain/payment-card';

/** What people and their clipboards put into number fields. */
const typed = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789 -٠٣٩۰۴۹０５９²½①🍵a.')) }),
);

test.each([
  ['4111abc', '4111'],
  ['4111111111111111', '4111 1111 1111 1111'],
  ['4111 1111 1111 11119', '4111 1111 1111 1111'],
  ['4111-1111-1111-1111', '4111 1111 1111 1111'],
  ['123456789012345678901234567890', '1234 5678 9012 3456'],
  ['４１１１１', '4111 1'],
  ['٤١١١', '4111'],
  ['41111', '4111 1'],
  ['4111 ', '4111'],
  ['🍵', ''],
  ['', ''],
])('PAY-04 PAY-05 PAY-06 F-112 card number %j becomes %j', (text, cleaned) => {
  expect(cleanCardNumber(text)).toBe(cleaned);
});

test('PAY-05 PAY-06 a card number is groups of 4, at most 19 characters, and stays as it is', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const cleaned = cleanCardNumber(text);
      expect(cleaned).toMatch(/^(\d{4} ){0,3}\d{0,4}$/);
      expect(cleaned).toBe(cleaned.trim());
      expect(cleaned.length).toBeLessThanOrEqual(19);
      expect(cleanCardNumber(cleaned)).toBe(cleaned);
    }),
  );
});

/** What a browser makes of a key: the caret drawn as a bar. */
function pressed(drawn: string, key: 'Backspace' | 'Delete' | '9'): string {
  const caret = drawn.indexOf('|');
  const before = drawn.replace('|', '');
  const [from = caret, to = caret] = {
    Backspace: [Math.max(0, caret - 1), caret],
    Delete: [caret, caret + 1],
    9: [caret, caret],
  }[key];
  const digit = key === '9' ? key : '';
  const edited = { text: before.slice(0, from) + digit + before.slice(to), caret: from + digit.length };
  const deleted = { Backspace: 'backward', Delete: 'forward', 9: 'nothing' } as const;
  const result = editCardNumber(before, edited, deleted[key]);
  return `${result.text.slice(0, result.caret)}|${result.text.slice(result.caret)}`;
}

test.each([
  ['1234 5678 9|012 3456', 'Backspace', '1234 5678| 0123 456'],
  ['1234 5678| 0123 456', 'Backspace', '1234 567|0 1234 56'],
  ['1234 5678 |9012 3456', 'Backspace', '1234 567|9 0123 456'],
  ['1234 5678| 9012 3456', 'Delete', '1234 5678| 0123 456'],
  ['1234 5678 |9012 3456', 'Delete', '1234 5678| 0123 456'],
  ['1234| 5', 'Delete', '1234|'],
  ['1234 5|', 'Backspace', '1234|'],
  ['|1234 5', 'Backspace', '|1234 5'],
  ['1234 5|', 'Delete', '1234 5|'],
  ['1234| 5', '9', '1234 9|5'],
  ['123| 5', '9', '1239| 5'],
  ['1234|', '9', '1234 9|'],
  ['1234 5678 9012 3456|', '9', '1234 5678 9012 3456|'],
] as const)('PAY-05 in %j %s leaves %j', (drawn, key, left) => {
  expect(pressed(drawn, key)).toBe(left);
});

test('PAY-05 wherever the caret stands, a key takes or puts the digit beside it, and the caret stays there', () => {
  const numbers = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 16 });
  fc.assert(
    fc.property(numbers, fc.nat(19), fc.constantFrom('Backspace', 'Delete', '9'), (digits, at, key) => {
      const number = cleanCardNumber(digits.join(''));
      const caret = Math.min(at, number.length);
      const left = pressed(`${number.slice(0, caret)}|${number.slice(caret)}`, key);
      const [before = '', after = ''] = [number.slice(0, caret), number.slice(caret)].map((part) =>
        part.replaceAll(' ', ''),
      );
      const expected = {
        Backspace: `${before.slice(0, -1)}|${after}`,
        Delete: `${before}|${after.slice(1)}`,
        9: `${before}9`.slice(0, 16) + `|${after}`.slice(0, Math.max(1, 17 - before.length - 1)),
      };
      expect(left.replaceAll(' ', '')).toBe(expected[key]);
      expect(left.replace('|', '')).toBe(cleanCardNumber(left));
    }),
  );
});

test.each([
  ['', '', ''],
  ['0', '0', '1'],
  ['00', '00', '1'],
  ['01', '01', '01'],
  ['05', '05', '05'],
  ['5', '5', '5'],
  ['12', '12', '12'],
  ['13', '12', '12'],
  ['99', '12', '12'],
  ['100', '12', '12'],
  ['012', '12', '12'],
  ['005', '05', '05'],
  ['٠٥', '05', '05'],
  ['1a2', '12', '12'],
  ['ab', '', ''],
  ['-3', '3', '3'],
])('PAY-07 F-115 month %j is %j while typed and %j when pasted (A-43)', (text, whileTyped, whenPasted) => {
  expect(cleanMonth(text, 'typed')).toBe(whileTyped);
  expect(cleanMonth(text, 'pasted')).toBe(whenPasted);
});

test.each([
  ['', ''],
  ['0', '1'],
  ['00', '1'],
  ['1', '1'],
  ['05', '05'],
  ['12', '12'],
])('PAY-07 F-115 month %j is %j when the field is left', (text, left) => {
  expect(monthOnBlur(text)).toBe(left);
});

test('PAY-07 whatever arrives, a month that is left is empty or from 1 to 12 in two digits', () => {
  fc.assert(
    fc.property(typed, fc.constantFrom('typed' as const, 'pasted' as const), (text, arrival) => {
      const cleaned = cleanMonth(text, arrival);
      expect(cleaned).toMatch(/^\d{0,2}$/);
      expect(cleanMonth(cleaned, arrival)).toBe(cleaned);
      expect(monthOnBlur(cleaned)).toMatch(/^$|^0?[1-9]$|^1[0-2]$/);
    }),
  );
});

test.each([
  ['2026', '2026'],
  ['20267', '2026'],
  ['２０２６', '2026'],
  ['20a2', '202'],
  ['', ''],
])('PAY-08 year %j becomes %j', (text, cleaned) => {
  expect(cleanYear(text)).toBe(cleaned);
});

test.each([
  ['2024', '2027'],
  ['2025', '2025'],
  ['2026', '2026'],
  ['9999', '9999'],
  ['20', '2027'],
  ['1', '2027'],
  ['0', '2027'],
  ['', ''],
])('PAY-09 F-116 year %j is %j when the field is left in 2027 (A-44)', (text, left) => {
  expect(yearOnBlur(text, 2027)).toBe(left);
});

test.each([
  ['123', '123'],
  ['12345', '123'],
  ['ab', ''],
  ['1b2', '12'],
  ['１２３', '123'],
])('PAY-10 F-117 CVV %j becomes %j', (text, cleaned) => {
  expect(cleanCvv(text)).toBe(cleaned);
});
