import { findCodes, type DeskCode } from '@/lib/domain/desk-code';
import { messageText } from '@/lib/domain/desk-chat';
import { readFields } from '@/lib/domain/desk-fields';
import { untouched, type DeskLine } from '@/lib/domain/desk-order';
import type { DeskReading, FoundOrder } from '@/lib/domain/desk-reading';
import { editedRegion, rightRegion, type Region } from '@/lib/domain/desk-region';
import { readRow, referenceInText, type WrittenRow } from '@/lib/domain/desk-rows';
import { withAsciiDigits } from '@/lib/domain/order-numbers';

/** So that a hostile paste takes no long time. */
const maxStarts = 5;

/** Reads the messages that end with a code, also if they are translated, cut or quoted inside each other. */
export function readCodedMessages(lines: readonly string[], reading: DeskReading): readonly FoundOrder[] {
  const chat = lines.map(withAsciiDigits);
  const starts = new Map<string, number[]>();
  for (const [index, line] of chat.entries())
    for (const [reference] of line.matchAll(new RegExp(referenceInText, 'g'))) {
      const before = starts.get(reference);
      if (before === undefined) starts.set(reference, [index]);
      else before.push(index);
    }
  const taken = new Set<number>();
  const found: FoundOrder[] = [];
  const codes = [...findCodes(chat)];
  // From the last one on: notes may quote another message, and the code of the message itself comes behind them.
  for (let next = codes.pop(); next !== undefined; next = codes.pop()) {
    const { first, last, code } = next;
    if (code === undefined || taken.has(first)) continue;
    const above = starts.get(code.reference) ?? [];
    while (Number(above.at(-1)) >= first) above.pop();
    const possible = above.slice(-maxStarts);
    // No edited message swallows another one.
    const floor = codes.findLast((other) => other.code !== undefined)?.last ?? -1;
    const place = { first, last, taken, floor };
    const nearest = possible.findLast((start) => start > floor);
    const region = rightRegion(chat, possible, place, code) ?? editedRegion(chat, nearest, place, code);

    const own = Array.from({ length: last - region.start + 1 }, (_, index) => region.start + index);
    if (region.link !== undefined) own.push(region.link);
    for (const line of own) taken.add(line);
    found.push({ order: orderOf(lines, region, code, reading), lines: own });
  }
  return found;
}

type CodedLine = DeskCode['lines'][number];

function orderOf(
  lines: readonly string[],
  { start, first, last, link, isRight }: Region,
  { reference, method, totalCents, lines: codedLines }: DeskCode,
  { words, catalogue, receivedAt }: DeskReading,
): FoundOrder['order'] {
  const fields = readFields(lines.slice(start + 1, first), words);
  const rows = fields.rows.map((row) => readRow(row, words));
  const nameOf = (id: number) => catalogue.get(id)?.name ?? '';
  const named = (line: CodedLine, row?: WrittenRow) => ({ ...line, name: row?.name ?? nameOf(line.id) });
  /** Rows may be missing or moved, so each belongs to the product that it names. */
  const editedLines = () => {
    const names = new Set(codedLines.map(({ id }) => nameOf(id)));
    return codedLines.map((line, index): DeskLine => {
      const other = rows[index] && !names.has(rows[index].name) ? rows[index] : undefined;
      const row = rows.find((each) => each?.name === nameOf(line.id)) ?? other;
      const isAsCoded = row === undefined || (row.qty === line.qty && row.unitCents === line.unitCents);
      return {
        ...named(line, row),
        ...(!isAsCoded && { written: { qty: row.qty, unitCents: row.unitCents } }),
      };
    });
  };
  return {
    reference,
    receivedAt,
    lines: isRight ? codedLines.map((line, index) => named(line, rows[index])) : editedLines(),
    writtenTotalCents: fields.totalCents ?? totalCents,
    method,
    coupon: fields.coupon,
    from: fields.from,
    shipTo: method === 'collect' ? [] : fields.shipTo,
    notes: fields.notes,
    text: messageText(lines.slice(Math.min(start, link ?? start), Math.max(last, link ?? last) + 1)),
    check: isRight ? 'right' : 'wrong',
    ...untouched,
  };
}
