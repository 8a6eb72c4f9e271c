import { chatTexts, prefixLength } from '@/lib/domain/desk-chat';
import { readCodedMessages } from '@/lib/domain/desk-coded-messages';
import { readLabelledMessages } from '@/lib/domain/desk-labelled-messages';
import type { DeskOrder } from '@/lib/domain/desk-order';
import type { DeskReading } from '@/lib/domain/desk-reading';

export type ReadMessages = {
  /** In the order of the paste; a repeated message is an order each time. */
  readonly orders: readonly DeskOrder[];
  /** The parts of the paste that belong to no order. */
  readonly unread: readonly string[];
};

/** Reads one or many messages of a chat that was copied or exported. Never throws. */
export function readDeskMessages(pasted: string, reading: DeskReading): ReadMessages {
  const read = chatTexts(pasted).map((text) => readText(text, reading));
  return {
    // A later message of the chat is a later order.
    orders: read
      .flatMap(({ orders }) => orders)
      .map((order, index) => ({ ...order, receivedAt: order.receivedAt + index })),
    unread: read.flatMap(({ unread }) => unread),
  };
}

function readText(text: string, reading: DeskReading): ReadMessages {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const coded = readCodedMessages(lines, reading);
  const taken = new Set(coded.flatMap((found) => found.lines));
  const labelled = readLabelledMessages(lines, taken, reading);
  const found = [...coded, ...labelled].sort((a, b) => Math.min(...a.lines) - Math.min(...b.lines));
  for (const { lines: own } of labelled) for (const line of own) taken.add(line);
  return { orders: found.map(({ order }) => order), unread: unreadParts(lines, taken) };
}

/** The lines between the orders; not the line on which Telegram names the sender of one. */
function unreadParts(lines: readonly string[], taken: ReadonlySet<number>): readonly string[] {
  const parts: string[][] = [[]];
  for (const [index, line] of lines.entries()) {
    const isHeading =
      taken.has(index + 1) && prefixLength(line) > 0 && prefixLength(line) >= line.trimEnd().length;
    if (taken.has(index)) parts.push([]);
    else if (!isHeading) parts.at(-1)?.push(line);
  }
  return parts.map((part) => part.join('\n').trim()).filter((part) => part !== '');
}
