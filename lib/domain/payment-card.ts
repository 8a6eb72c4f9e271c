import { onlyDigits } from '@/lib/domain/digits';

/** These are the input masks of the card form. Card data is never stored or sent. */

const cardDigits = 16;
/** A lower year becomes the current year. */
const firstCardYear = 2025;

export function cleanCardNumber(text: string): string {
  const digits = onlyDigits(text).slice(0, cardDigits);
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

export type EditedText = { readonly text: string; readonly caret: number };

/** Keeps the caret behind the same digit; deleting only a gap deletes the digit beyond it. */
export function editCardNumber(
  before: string,
  { text, caret }: EditedText,
  deleted: 'backward' | 'forward' | 'nothing',
): EditedText {
  const digits = onlyDigits(text);
  const digitsBeforeCaret = onlyDigits(text.slice(0, caret)).length;
  if (deleted === 'nothing' || digits !== onlyDigits(before)) return groupedAt(digits, digitsBeforeCaret);
  const removedIndex = deleted === 'backward' ? digitsBeforeCaret - 1 : digitsBeforeCaret;
  return groupedAt(
    [...digits].filter((_digit, index) => index !== removedIndex).join(''),
    Math.min(digitsBeforeCaret, Math.max(removedIndex, 0)),
  );
}

/** The caret goes before a gap, not behind it, so that Backspace deletes a digit. */
function groupedAt(digits: string, digitsBeforeCaret: number): EditedText {
  const text = cleanCardNumber(digits);
  const gaps = Math.floor(Math.max(digitsBeforeCaret - 1, 0) / 4);
  return { text, caret: Math.min(digitsBeforeCaret + gaps, text.length) };
}

/** A month of at most 12. A pasted 0 becomes 1 at once, a typed one on blur. */
export function cleanMonth(text: string, source: 'typed' | 'pasted'): string {
  const digits = onlyDigits(text);
  if (Number(digits) > 12) return '12';
  const month = digits.slice(-2);
  return source === 'typed' ? month : monthOnBlur(month);
}

export function monthOnBlur(text: string): string {
  return text !== '' && Number(text) < 1 ? '1' : text;
}

export function cleanYear(text: string): string {
  return onlyDigits(text).slice(0, 4);
}

export function yearOnBlur(text: string, currentYear: number): string {
  return text !== '' && Number(text) < firstCardYear ? String(currentYear) : text;
}

export function cleanCvv(text: string): string {
  return onlyDigits(text).slice(0, 3);
}
