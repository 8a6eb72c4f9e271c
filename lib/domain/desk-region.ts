import type { DeskCode } from '@/lib/domain/desk-code';
import { cartLink, lineAt, referenceInText } from '@/lib/domain/desk-rows';
import { checkOfNumbers } from '@/lib/domain/order-numbers';

/** So that a hostile paste takes no long time. */
const maxLinesAbove = 500;

/** The lines of a message: its subject, the first and the last of its code, and its link. */
export type Region = {
  readonly start: number;
  readonly first: number;
  readonly last: number;
  readonly link: number | undefined;
  readonly isRight: boolean;
};

export type Place = {
  readonly first: number;
  readonly last: number;
  readonly taken: ReadonlySet<number>;
  /** The line of the next code above; -1 if there is none. */
  readonly floor: number;
};

/** The message whose numbers are those that the code checks. */
export function rightRegion(
  chat: readonly string[],
  possible: readonly number[],
  { first, last, taken }: Place,
  { reference, numbers, check }: DeskCode,
): Region | undefined {
  for (const start of possible) {
    const subject = lineAt(chat, start);
    const text = [
      subject.slice(subject.indexOf(reference) + reference.length),
      ...chat.slice(start + 1, first),
    ];
    // Telegram puts the link above the message.
    for (const link of [nextLine(chat, last, 1, taken), nextLine(chat, start, -1, taken)]) {
      const url = cartLink.exec(lineAt(chat, link))?.[0];
      if (url !== undefined && checkOfNumbers([...text, url].join('\n'), ...numbers) === check)
        return { start, first, last, link, isRight: true };
    }
  }
  return undefined;
}

/** The message as far as it is known: from its subject on, which may be edited too, or only its code. */
export function editedRegion(
  chat: readonly string[],
  start: number | undefined,
  { first, last, taken, floor }: Place,
  { reference }: DeskCode,
): Region {
  const from = start ?? likelyStart(chat, first, floor, reference) ?? first;
  const above = nextLine(chat, from, -1, taken);
  // The link above may be that of the message above.
  const ownAbove = nextLine(chat, above ?? 0, -1, taken) === floor ? undefined : above;
  const link = [nextLine(chat, last, 1, taken), ownAbove].find((line) => cartLink.test(lineAt(chat, line)));
  return { start: from, first, last, link, isRight: false };
}

/** The line with a reference of which one character differs, otherwise the nearest one with any. */
function likelyStart(
  chat: readonly string[],
  first: number,
  floor: number,
  reference: string,
): number | undefined {
  const above: number[] = [];
  for (let line = first - 1; line > floor && first - line < maxLinesAbove; line -= 1)
    if (referenceInText.test(lineAt(chat, line))) above.push(line);
  return above.find((line) => isAlike(lineAt(chat, line), reference)) ?? above[0];
}

/** Whether a line holds a reference of which one character differs. */
function isAlike(line: string, reference: string): boolean {
  return [...line.matchAll(new RegExp(referenceInText, 'g'))].some(
    ([found]) => [...found].filter((character, index) => character !== reference[index]).length === 1,
  );
}

/** The next line that is not blank; undefined if another message has it. */
function nextLine(chat: readonly string[], from: number, step: 1 | -1, taken: ReadonlySet<number>) {
  let line = from + step;
  while (chat[line]?.trim() === '') line += step;
  return line in chat && !taken.has(line) ? line : undefined;
}
