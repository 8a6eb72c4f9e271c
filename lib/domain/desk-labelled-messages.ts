import type { Catalogue } from '@/lib/domain/catalogue';
import { prefixLength } from '@/lib/domain/desk-chat';
import { findCodes } from '@/lib/domain/desk-code';
import { readFields } from '@/lib/domain/desk-fields';
import type { DeskReading, FoundOrder } from '@/lib/domain/desk-reading';
import { cartLink, plainSpaces, readRow, referenceInText, type WrittenRow } from '@/lib/domain/desk-rows';
import type { DeskLine } from '@/lib/domain/desk-order';
import { billFor, billRows, rowsBelowTotal } from '@/lib/domain/bill';
import { unitPriceCents } from '@/lib/domain/money';
import { readItems, type SharedItem } from '@/lib/domain/shared-items';

/** Reads messages without a code, which older builds of the shop wrote, by the labels of the shop. */
export function readLabelledMessages(
  lines: readonly string[],
  taken: ReadonlySet<number>,
  reading: DeskReading,
): readonly FoundOrder[] {
  const isSubject = (line: string) => {
    const [found] = referenceInText.exec(line) ?? [];
    return (
      found !== undefined &&
      plainSpaces(line)
        .trimEnd()
        .endsWith(plainSpaces(reading.words.subject(found)))
    );
  };
  /** An address may hold what looks like a subject; a message begins after a blank line, a link or what an app wrote. */
  const isFirstLine = (index: number) => {
    const above = lines[index - 1] ?? '';
    const isAfter =
      above.trim() === '' || cartLink.test(above) || prefixLength(above) > 0 || taken.has(index - 1);
    return isAfter || prefixLength(lines[index] ?? '') > 0;
  };
  const starts = [...lines.keys()].filter(
    (index) => !taken.has(index) && isSubject(lines[index] ?? '') && isFirstLine(index),
  );
  return starts.flatMap((start): FoundOrder[] => {
    const isEnd = (line: string, index: number) =>
      index > start && (taken.has(index) || starts.includes(index) || prefixLength(line) > 0);
    const end = lines.findIndex(isEnd);
    const all = lines.slice(start, end === -1 ? lines.length : end);
    const linkIndex = all.findIndex((line) => cartLink.test(line));
    const message = linkIndex === -1 ? all : all.slice(0, linkIndex + 1);
    const order = orderOf(message, linkIndex === -1 ? lines[start - 1] : all[linkIndex], reading);
    if (order === undefined) return [];
    return [{ order, lines: Array.from(message, (_, index) => start + index) }];
  });
}

function orderOf(
  message: readonly string[],
  linkText: string | undefined,
  { words, catalogue, receivedAt }: DeskReading,
): FoundOrder['order'] | undefined {
  const [subject = '', ...others] = message;
  const code = findCodes(others).at(-1);
  const body = others.slice(0, code?.first).filter((line) => !cartLink.test(line));
  const { rows, sums, totalCents, method, ...texts } = readFields(body, words);
  const written = rows.flatMap((row) => readRow(row, words) ?? []);
  const lines = linesOf(written, itemsIn(linkText), catalogue);
  const [found] = referenceInText.exec(subject) ?? [];
  if (found === undefined || lines.length === 0 || totalCents === undefined) return undefined;
  const bill = billFor(
    lines.reduce((sum, { qty, unitCents }) => sum + qty * unitCents, 0),
    method === 'collect',
  );
  const expected = [...billRows(bill, words, method === 'collect'), ...rowsBelowTotal(bill, words)];
  const doesAddUp =
    written.every((row) => row.qty * row.unitCents === row.totalCents) &&
    expected.every(([term, amount]) => sums.map(plainSpaces).includes(plainSpaces(`${term}: ${amount}`)));
  return {
    reference: found,
    receivedAt,
    lines,
    writtenTotalCents: totalCents,
    method,
    ...texts,
    text: [subject.slice(prefixLength(subject)), ...others].join('\n').trim(),
    check: code === undefined && doesAddUp ? 'none' : 'wrong',
    earlierTexts: [],
    status: 'new',
    history: [],
    isOffStock: false,
  };
}

function itemsIn(text = ''): readonly SharedItem[] {
  const link = cartLink.exec(text)?.[0] ?? '';
  const read = readItems(link.slice(link.indexOf('?')));
  return read?.kind === 'items' ? read.items : [];
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
