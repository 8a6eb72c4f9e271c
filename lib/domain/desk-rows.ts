import { onlyDigits } from '@/lib/domain/digits';
import { formatCents } from '@/lib/domain/money';
import type { OrderWords } from '@/lib/domain/order-message';
import { maxStock } from '@/lib/domain/product';
import { readItems, type SharedItem } from '@/lib/domain/shared-items';

/** A line of the order as the message writes it. */
export type WrittenRow = {
  readonly name: string;
  readonly qty: number;
  readonly unitCents: number;
  /** As written, whether it is the product of the others or not. */
  readonly totalCents: number;
};

/** Chat apps write a blank for a no-break space. */
export function plainSpaces(text: string): string {
  return text.replace(/\s/g, ' ');
}

/** The cents of an amount that `formatCents` wrote; undefined for any other text. */
export function readAmount(text: string): number | undefined {
  const cents = Number(onlyDigits(text));
  return plainSpaces(formatCents(cents)) === plainSpaces(text.trim()) ? cents : undefined;
}

/** Reads a row in the words of the shop; undefined for any other line. */
export function readRow(row: string, words: OrderWords): WrittenRow | undefined {
  const qty = Number(/\d+/.exec(row)?.[0] ?? 0);
  if (qty < 1 || qty > maxStock) return undefined;
  const [name, unit, total] = ['\u0001', '\u0002', '\u0003'];
  const template = escaped(plainSpaces(words.line(qty, name, unit, total)))
    .replace(name, '(?<name>.+)')
    .replace(unit, '(?<unit>.+?)')
    .replace(total, '(?<total>.+?)');
  const { groups } = new RegExp(`^\\p{Cf}*${template}\\s*$`, 'u').exec(plainSpaces(row)) ?? {};
  const totalCents = readAmount(groups?.['total'] ?? '');
  const unitText = groups?.['unit'];
  // One unit costs the total, and some words then leave its price out.
  const unitCents = unitText === undefined ? totalCents : readAmount(unitText);
  if (groups?.['name'] === undefined || totalCents === undefined || unitCents === undefined) return undefined;
  return { name: groups['name'], qty, unitCents, totalCents };
}

function escaped(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}/-]/g, String.raw`\$&`);
}

/** The link of a message names its products. */
export const cartLink = /https?:\/\/\S*[?&]items=\S*/;

/** A line, or nothing where there is none. */
export function lineAt(lines: readonly string[], index: number | undefined): string {
  return index === undefined || index < 0 ? '' : lines.slice(index, index + 1).join('');
}

export const referenceInText = /\d{6}-[A-Z\d]{4}/;

/** The products that a link names. */
export function itemsIn(text: string): readonly SharedItem[] {
  const read = readItems(text.slice(text.indexOf('?')));
  return read?.kind === 'items' ? read.items : [];
}
