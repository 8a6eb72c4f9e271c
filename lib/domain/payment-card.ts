import { firstCardYear } from '@/lib/domain/constants';

/** How the card fields clean what arrives in them (PAY-04 to PAY-10). Nothing here is ever stored or sent. */

const cardDigits = 16;

/** The zeros of ASCII, Arabic-Indic, Persian and full-width digits; 1 to 9 follow each. */
const zeros = ['0', '٠', '۰', '０'].map((zero) => zero.charCodeAt(0));

/** The decimal digits of a text as ASCII, full-width and Arabic-Indic ones converted, all else dropped. */
export function asciiDigits(text: string): string {
  const digits = [...text].map((character) => {
    const code = character.charCodeAt(0);
    const zero = zeros.find((first) => code >= first && code <= first + 9);
    return zero === undefined ? '' : String(code - zero);
  });
  return digits.join('');
}

/** Digits in groups of 4, at most 19 characters (PAY-04 to PAY-06). */
export function cleanCardNumber(text: string): string {
  const digits = asciiDigits(text).slice(0, cardDigits);
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
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
