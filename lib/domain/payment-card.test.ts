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

test.each([
  ['4111abc', '4111'],
  ['41111', '4111 1'],
  ['4111 ', '4111'],
  ['4111-1111-1111-1111', '4111 1111 1111 1111'],
  ['4111 1111 1111 11119', '4111 1111 1111 1111'],
  ['４１１１١', '4111 1'],
  ['🍵', ''],
  ['', ''],
])('PAY-04 PAY-05 PAY-06 F-112 the card number %j becomes %j', (text, cleaned) => {
  expect(cleanCardNumber(text)).toBe(cleaned);
});

/** Edits the text as a browser does on a key press; a bar marks the caret in `marked` and in the result. */
function press(marked: string, key: 'Backspace' | 'Delete' | '9' | 'x'): string {
  const caret = marked.indexOf('|');
  const before = marked.replace('|', '');
  const start = key === 'Backspace' ? Math.max(0, caret - 1) : caret;
  const end = key === 'Delete' ? caret + 1 : caret;
  const typed = key === '9' || key === 'x' ? key : '';
  const edited = { text: before.slice(0, start) + typed + before.slice(end), caret: start + typed.length };
  const deleted = { Backspace: 'backward', Delete: 'forward', 9: 'nothing', x: 'nothing' } as const;
  const { text, caret: newCaret } = editCardNumber(before, edited, deleted[key]);
  return `${text.slice(0, newCaret)}|${text.slice(newCaret)}`;
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
  ['12|34', 'x', '12|34'],
] as const)('PAY-05 in %j, where the bar is the caret, the key %s gives %j', (marked, key, expected) => {
  expect(press(marked, key)).toBe(expected);
});

test('PAY-05 a key changes the digit beside the caret, wherever the caret is, and the caret stays there', () => {
  const numbers = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 16 });
  fc.assert(
    fc.property(numbers, fc.nat(16), fc.constantFrom('Backspace', 'Delete', '9'), (digits, at, key) => {
      const [before, after] = [digits.slice(0, at).join(''), digits.slice(at).join('')];
      const start = cleanCardNumber(before);
      const pressed = press(`${start}|${cleanCardNumber(before + after).slice(start.length)}`, key);
      const typed = `${before}9${after}`.slice(0, 16);
      const typedCaret = Math.min(before.length + 1, 16);
      const expected = {
        Backspace: `${before.slice(0, -1)}|${after}`,
        Delete: `${before}|${after.slice(1)}`,
        9: `${typed.slice(0, typedCaret)}|${typed.slice(typedCaret)}`,
      };
      expect(pressed.replaceAll(' ', '')).toBe(expected[key]);
      expect(pressed.replace('|', '')).toBe(cleanCardNumber(pressed));
    }),
  );
});

test.each([
  ['', '', '', ''],
  ['0', '0', '1', '1'],
  ['00', '00', '1', '1'],
  ['01', '01', '01', '01'],
  ['1', '1', '1', '1'],
  ['12', '12', '12', '12'],
  ['13', '12', '12', '12'],
  ['100', '12', '12', '12'],
  ['012', '12', '12', '12'],
  ['٠٥', '05', '05', '05'],
  ['1a2', '12', '12', '12'],
  ['ab', '', '', ''],
])(
  'PAY-07 F-115 the month %j is %j while typed, %j when pasted, %j when the field is left (A-43)',
  (text, typed, pasted, blurred) => {
    expect(cleanMonth(text, 'typed')).toBe(typed);
    expect(cleanMonth(text, 'pasted')).toBe(pasted);
    expect(monthOnBlur(typed)).toBe(blurred);
  },
);

test.each([
  ['2026', '2026'],
  ['20267', '2026'],
  ['２０２６', '2026'],
  ['20a2', '202'],
  ['', ''],
])('PAY-08 the year %j becomes %j', (text, cleaned) => {
  expect(cleanYear(text)).toBe(cleaned);
});

test.each([
  ['2024', '2027'],
  ['2025', '2025'],
  ['9999', '9999'],
  ['0', '2027'],
  ['', ''],
])('PAY-09 F-116 the year %j is %j when the field is left in 2027 (A-44)', (text, blurred) => {
  expect(yearOnBlur(text, 2027)).toBe(blurred);
});

test.each([
  ['12345', '123'],
  ['1b2', '12'],
  ['１２３', '123'],
])('PAY-10 F-117 the CVV %j becomes %j', (text, cleaned) => {
  expect(cleanCvv(text)).toBe(cleaned);
});
