import { lineAt, plainSpaces, readAmount } from '@/lib/domain/desk-rows';
import type { OrderWords } from '@/lib/domain/order-message';
import type { PaymentMethod } from '@/lib/domain/terms';
import { codedMethods } from '@/lib/domain/order-code';

/** What a message says between its subject and its code or link. */
export type DeskFields = {
  readonly rows: readonly string[];
  /** Subtotal, shipping, tax and total. */
  readonly sums: readonly string[];
  readonly totalCents: number | undefined;
  readonly method: PaymentMethod | undefined;
  readonly coupon: string;
  readonly from: readonly string[];
  readonly shipTo: readonly string[];
  readonly notes: string;
};

/** Reads fields by their labels; in a translation, whose labels are others, by their place. */
export function readFields(lines: readonly string[], words: OrderWords): DeskFields {
  const { blocks, notes } = blocksOf(lines, words);
  const [rows = [], sums = [], payment = [], ...others] = blocks;
  const methodText = valueIn(payment, words.method);
  const addresses = methodText === undefined ? others.filter(isHeaded) : others;
  const unnamed = methodText === undefined ? others.filter((block) => !isHeaded(block)) : [];
  const linesOf = ([, ...below]: readonly string[]) => below.map((line) => line.trim());
  const blockOf = (heading: string) =>
    addresses.filter((block) => withoutMarks(lineAt(block, 0)).trimEnd() === `${heading}:`).map(linesOf)[0];
  const both = blockOf(words.fromAndShipTo);
  const [first, second] = methodText === undefined ? addresses.map((block) => linesOf(block)) : [];
  return {
    rows,
    sums,
    totalCents: readAmount(valueIn(sums, words.total) ?? ''),
    method: codedMethods.find((method) => words.methods[method] === methodText?.trimEnd()),
    coupon: valueIn(payment, words.coupon) ?? '',
    from: both ?? blockOf(words.from) ?? first ?? [],
    shipTo: both ?? blockOf(words.shipTo) ?? second ?? first ?? [],
    notes: notes ?? unnamed.map((block) => block.join('\n')).join('\n\n'),
  };
}

/** Blank lines part the blocks; the notes, which may hold some, are the last. */
function blocksOf(lines: readonly string[], words: OrderWords) {
  const blocks: string[][] = [];
  let isStart = true;
  for (const [index, line] of lines.entries()) {
    const notes = isStart && blocks.length > 0 ? valueIn([line], words.notes) : undefined;
    if (notes !== undefined) return { blocks, notes: [notes, ...lines.slice(index + 1)].join('\n').trim() };
    const isBlank = line.trim() === '';
    if (!isBlank && isStart) blocks.push([line]);
    else if (!isBlank) blocks.at(-1)?.push(line);
    isStart = isBlank;
  }
  return { blocks, notes: undefined };
}

/** What stands behind a label. */
function valueIn(lines: readonly string[], label: string): string | undefined {
  const start = `${plainSpaces(label)}: `;
  const line = lines.map(withoutMarks).find((text) => plainSpaces(text).startsWith(start));
  return line?.slice(start.length);
}

/** Without marks of the writing direction at its beginning, which chat apps add. */
function withoutMarks(line: string): string {
  return line.replace(/^\p{Cf}+/u, '');
}

function isHeaded(block: readonly string[]): boolean {
  return block.length > 1 && /^[^:：៖]+[:：៖]\s*$/.test(lineAt(block, 0));
}
