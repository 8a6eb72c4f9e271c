import type { Catalogue } from '@/lib/domain/catalogue';
import { messageText, prefixLength } from '@/lib/domain/desk-chat';
import { findCodes } from '@/lib/domain/desk-code';
import { readFields } from '@/lib/domain/desk-fields';
import type { DeskReading, FoundOrder } from '@/lib/domain/desk-reading';
import {
  cartLink,
  itemsIn,
  lineAt,
  plainSpaces,
  readRow,
  referenceInText,
  type WrittenRow,
} from '@/lib/domain/desk-rows';
import { untouched, type DeskLine } from '@/lib/domain/desk-order';
import { billFor, billRows, rowsBelowTotal } from '@/lib/domain/bill';
import { unitPriceCents } from '@/lib/domain/money';
import type { OrderWords } from '@/lib/domain/order-message';
import type { SharedItem } from '@/lib/domain/shared-items';

/** Reads messages without a code, which older builds of the shop wrote, by the labels of the shop. */
export function readLabelledMessages(
  lines: readonly string[],
  taken: ReadonlySet<number>,
  reading: DeskReading,
): readonly FoundOrder[] {
  /** An address may hold what looks like a subject; a message begins after a blank line, a link or what an app wrote. */
  const isFirstLine = (index: number) => {
    const above = lineAt(lines, index - 1);
    const isAfter =
      above.trim() === '' || cartLink.test(above) || prefixLength(above) > 0 || taken.has(index - 1);
    return isAfter || prefixLength(lineAt(lines, index)) > 0;
  };
  const starts = [...lines.keys()].filter(
    (index) =>
      !taken.has(index) &&
      referenceOf(lineAt(lines, index), reading.words) !== undefined &&
      isFirstLine(index),
  );
  return starts.flatMap((start, number): FoundOrder[] => {
    const untilNext = lines.slice(start, starts[number + 1]);
    const end = untilNext.findIndex(
      (line, index) => index > 0 && (taken.has(start + index) || prefixLength(line) > 0),
    );
    const all = end === -1 ? untilNext : untilNext.slice(0, end);
    const link = all.findIndex((line) => cartLink.test(line));
    const message = link === -1 ? all : all.slice(0, link + 1);
    const order = orderOf(message, link === -1 ? lineAt(lines, start - 1) : lineAt(all, link), reading);
    if (order === undefined) return [];
    return [{ order, lines: Array.from(message, (_, index) => start + index) }];
  });
}

/** The reference in the subject of a message; undefined in any other line. */
function referenceOf(line: string, words: OrderWords): string | undefined {
  const found = referenceInText.exec(line)?.[0];
  const isSubject = plainSpaces(line)
    .trimEnd()
    .endsWith(plainSpaces(words.subject(String(found))));
  return isSubject ? found : undefined;
}

function orderOf(
  message: readonly string[],
  linkText: string,
  { words, catalogue, receivedAt }: DeskReading,
): FoundOrder['order'] | undefined {
  const reference = referenceOf(lineAt(message, 0), words);
  const code = findCodes(message).at(-1);
  const body = message.slice(1, code?.first).filter((line) => !cartLink.test(line));
  const { rows, sums, totalCents, method, ...texts } = readFields(body, words);
  const written = rows.flatMap((row) => readRow(row, words) ?? []);
  const lines = linesOf(written, itemsIn(linkText), catalogue);
  if (reference === undefined || lines.length === 0 || totalCents === undefined) return undefined;
  const bill = billFor(
    lines.reduce((sum, { qty, unitCents }) => sum + qty * unitCents, 0),
    method === 'collect',
  );
  const expected = [...billRows(bill, words, method === 'collect'), ...rowsBelowTotal(bill, words)];
  const doesAddUp =
    written.every((row) => row.qty * row.unitCents === row.totalCents) &&
    expected.every(([term, amount]) => sums.map(plainSpaces).includes(plainSpaces(`${term}: ${amount}`)));
  return {
    reference,
    receivedAt,
    lines,
    writtenTotalCents: totalCents,
    method,
    ...texts,
    text: messageText(message),
    check: code === undefined && doesAddUp ? 'none' : 'wrong',
    ...untouched,
  };
}

/** The rows of the message, and the products that only its link names. */
function linesOf(
  rows: readonly WrittenRow[],
  items: readonly SharedItem[],
  catalogue: Catalogue,
): readonly DeskLine[] {
  const products = [...catalogue.values()];
  const listed = rows.map(({ name, qty, unitCents }, index): DeskLine => {
    const linked = items[index]?.qty === qty ? items[index].id : undefined;
    return { id: products.find((product) => product.name === name)?.id ?? linked, name, qty, unitCents };
  });
  const others = items.slice(rows.length).map(({ id, qty }): DeskLine => {
    const product = catalogue.get(id);
    return {
      id,
      name: product?.name ?? '',
      qty,
      unitCents: product === undefined ? 0 : unitPriceCents(product),
    };
  });
  return [...listed, ...others];
}
