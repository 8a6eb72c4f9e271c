import { codedMethods, codeMark, codeVersion, innerDigits, lastDigits } from '@/lib/domain/order-code';
import { withAsciiDigits } from '@/lib/domain/order-numbers';
import { referencePattern } from '@/lib/domain/order-reference';
import { maxStock } from '@/lib/domain/product';
import { maxProductId } from '@/lib/domain/stored-requests';
import { wholeNumberIn } from '@/lib/domain/stored-value';
import type { PaymentMethod } from '@/lib/domain/terms';

/** What the code of a message says; `orderCode` writes it. */
export type DeskCode = {
  readonly reference: string;
  readonly method: PaymentMethod | undefined;
  readonly totalCents: number;
  readonly lines: readonly { readonly id: number; readonly qty: number; readonly unitCents: number }[];
  /** All numbers but the check. */
  readonly numbers: readonly number[];
  readonly check: number;
};

export type FoundCode = {
  readonly first: number;
  /** The same line, unless a mail program has broken it. */
  readonly last: number;
  /** Undefined if it is damaged or of a version that this desk does not know. */
  readonly code: DeskCode | undefined;
};

const mark = new RegExp(`${codeMark}\\s?(\\d+)(?=\\s?[-‐‑‒–—])`, 'i');
/** Translations and mail programs add spaces or write other dashes. */
const betweenLetters = /[\s\p{Cf}‐‑‒–—-]/u;
const continuation = new RegExp(`^[${innerDigits}${lastDigits}\\s‐‑‒–—-]+$`, 'i');
const headLength = 5;

/** Finds the codes in the lines of a chat. */
export function findCodes(lines: readonly string[]): readonly FoundCode[] {
  return lines.flatMap((line, first): FoundCode[] => {
    const text = withAsciiDigits(line);
    const found = mark.exec(text);
    if (found === null) return [];
    if (Number(found[1]) !== codeVersion) return [{ first, last: first, code: undefined }];
    let rest = text.slice(found.index + found[0].length);
    let last = first;
    let numbers = numbersOf(rest);
    while (numbers.length < lengthOf(numbers) && continuation.test(lines[last + 1] ?? '')) {
      last += 1;
      rest += lines[last];
      numbers = numbersOf(rest);
    }
    const code = codeOf(numbers);
    return [{ first, last: code === undefined ? first : last, code }];
  });
}

/** The numbers that the letters write, up to the end of the code or the first other character. */
function numbersOf(text: string): readonly number[] {
  const numbers: number[] = [];
  let digits = '';
  for (const letter of text.toLowerCase()) {
    const [inner, last] = [innerDigits.indexOf(letter), lastDigits.indexOf(letter)];
    if (last >= 0) {
      numbers.push(Number(`${digits}${last}`));
      digits = '';
    } else if (inner >= 0) digits += inner;
    else if (!betweenLetters.test(letter)) break;
    if (numbers.length === lengthOf(numbers)) break;
  }
  return numbers;
}

/** How many numbers a code has, which its head says. */
function lengthOf(numbers: readonly number[]): number {
  const [, , , , lineCount] = numbers;
  return lineCount === undefined ? Infinity : headLength + 3 * lineCount + 1;
}

function codeOf(found: readonly number[]): DeskCode | undefined {
  if (found.length !== lengthOf(found)) return undefined;
  const numbers = found.slice(0, -1);
  const [day, characters, method, lineCount] = [0, 1, 2, 4].map((index) => Number(numbers[index]));
  const reference = `${String(day).padStart(6, '0')}-${Number(characters).toString(36).toUpperCase().padStart(4, '0')}`;
  const totalCents = wholeNumberIn(numbers[3], 0);
  const rows = Array.from({ length: Number(lineCount) }, (_, index) => numbers.slice(headLength + 3 * index));
  const lines = rows.map(lineOf).filter((line) => line !== undefined);
  if (!referencePattern.test(reference) || totalCents === undefined) return undefined;
  if (lines.length === 0 || lines.length < rows.length) return undefined;
  const check = Number(found.at(-1));
  return { reference, method: codedMethods[Number(method)], totalCents, lines, numbers, check };
}

function lineOf([first, second, third]: readonly number[]) {
  const [id, qty] = [wholeNumberIn(first, 1, maxProductId), wholeNumberIn(second, 1, maxStock)];
  const unitCents = wholeNumberIn(third, 0);
  if (id === undefined || qty === undefined || unitCents === undefined) return undefined;
  return { id, qty, unitCents };
}
