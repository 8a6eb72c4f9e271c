import { firstCardYear } from '@/lib/domain/constants';
import { asciiDigits } from '@/lib/domain/digits';

/** How the card fields clean what arrives in them (PAY-04 to PAY-10). Nothing here is ever stored or sent. */

const cardDigits = 16;

/** Digits in groups of 4, at most 19 characters (PAY-04 to PAY-06). */
export function cleanCardNumber(text: string): string {
  const digits = asciiDigits(text).slice(0, cardDigits);
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** The text of a field and its caret, in characters from the start. */
export type EditedText = { readonly text: string; readonly caret: number };

/**
 * A card number after an edit, with the caret behind the same digits. Where a deletion met only the gap between two
 * groups, it takes the digit beyond, for nobody typed the gap (PAY-05).
 */
export function editCardNumber(
  before: string,
  { text, caret }: EditedText,
  deleted: 'backward' | 'forward' | 'nothing',
): EditedText {
  const digits = asciiDigits(text);
  const place = asciiDigits(text.slice(0, caret)).length;
  if (deleted === 'nothing' || digits !== asciiDigits(before)) return groupedAt(digits, place);
  const gone = deleted === 'backward' ? place - 1 : place;
  return groupedAt(
    [...digits].filter((_digit, index) => index !== gone).join(''),
    Math.min(place, Math.max(gone, 0)),
  );
}

/** The caret stands behind the digit before it rather than behind a gap, so that the next deletion takes a digit. */
function groupedAt(digits: string, place: number): EditedText {
  const text = cleanCardNumber(digits);
  const gaps = Math.floor(Math.max(place - 1, 0) / 4);
  return { text, caret: Math.min(place + gaps, text.length) };
}

/** At most two digits, 12 at the most; a zero that was not typed is 1 at once (PAY-07, A-43). */
export function cleanMonth(text: string, arrival: 'typed' | 'pasted'): string {
  const digits = asciiDigits(text);
  if (Number(digits) > 12) return '12';
  const month = digits.slice(-2);
  return arrival === 'typed' ? month : monthOnBlur(month);
}

/** A zero becomes 1 when the field is left; empty stays empty (PAY-07, A-43). */
export function monthOnBlur(text: string): string {
  return text !== '' && Number(text) < 1 ? '1' : text;
}

/** At most four digits (PAY-08). */
export function cleanYear(text: string): string {
  return asciiDigits(text).slice(0, 4);
}

/** A year below 2025 becomes the current year when the field is left; empty stays empty (PAY-09, A-44). */
export function yearOnBlur(text: string, currentYear: number): string {
  return text !== '' && Number(text) < firstCardYear ? String(currentYear) : text;
}

/** At most three digits (PAY-10). */
export function cleanCvv(text: string): string {
  return asciiDigits(text).slice(0, 3);
}
