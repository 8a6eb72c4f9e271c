import { checkOfNumbers } from '@/lib/domain/order-numbers';
import type { OrderRequest } from '@/lib/domain/order-request';
import type { PaymentMethod } from '@/lib/domain/terms';

/** The code with which the desk reads a message: the order itself in letters, behind the version of the format. */

/** The version stands behind these letters; a translation leaves such a word as it is. */
export const codeMark = 'qz';
export const codeVersion = 1;

/**
 * A number is its decimal digits in letters, the last one from the second row, so that it needs no separator. Digits would
 * become phone numbers in chat apps, or be written in another script; and consonants alone make no word to translate.
 */
export const innerDigits = 'bdghjlmprt';
export const lastDigits = 'cfknqsvwxz';

export const codedMethods = ['collect', 'cod', 'card'] as const satisfies readonly PaymentMethod[];

/**
 * `qz1-` with reference, method, total and number of lines, then id, quantity and unit price of each line, and the check of
 * all these and of `text`, which is the message behind its reference, with its link.
 */
export function orderCode(
  { reference, lines, draft }: Pick<OrderRequest, 'reference' | 'lines' | 'draft'>,
  totalCents: number,
  text: string,
): string {
  const head = [...referenceNumbers(reference), codedMethods.indexOf(draft.method), totalCents, lines.length];
  const rows = lines.map(({ id, qty, unitCents }) => [id, qty, unitCents]);
  const check = checkOfNumbers(text, ...head, ...rows.flat());
  const groups = [head, ...rows, [check]].map((numbers) => numbers.map(lettersOf).join(''));
  return [`${codeMark}${codeVersion}`, ...groups].join('-');
}

function lettersOf(number: number): string {
  const digits = String(number);
  const last = digits.length - 1;
  return Array.from(
    digits,
    (digit, index) => (index === last ? lastDigits : innerDigits)[Number(digit)],
  ).join('');
}

/** The day, and the four characters read as a number to the base 36. */
function referenceNumbers(reference: string): readonly number[] {
  return [Number(reference.slice(0, 6)), parseInt(reference.slice(7), 36)];
}
