import { stateAfter, type DeskChange, type DeskOrder, type DeskText } from '@/lib/domain/desk-order';

export type Merged = {
  /** The known orders in their order, then the new ones. */
  readonly orders: readonly DeskOrder[];
  readonly added: readonly DeskOrder[];
  /** Known orders whose message was replaced by one with other content, as they are now. */
  readonly changed: readonly DeskOrder[];
  /** The same orders as they were before. */
  readonly replaced: readonly DeskOrder[];
  /** Known orders whose message stays, though one with other content came: it is poorer, or work has begun. */
  readonly kept: readonly DeskOrder[];
  /** The messages of these that do not count, the last one of each. */
  readonly refused: readonly DeskOrder[];
  /** References of orders that are known with the same content. */
  readonly repeated: readonly string[];
};

/**
 * Adds orders from messages or from a backup; those with a known reference become one order. Its better message counts, of
 * two equals the later one, and the other is kept as text. Statuses follow the latest change, and an invoice stays.
 */
export function mergeOrders(known: readonly DeskOrder[], read: readonly DeskOrder[]): Merged {
  const orders = new Map(known.map((order) => [order.reference, order]));
  const added = new Set<string>();
  const changed = new Set<string>();
  const kept = new Map<string, DeskOrder>();
  const repeated = new Set<string>();
  for (const order of read) {
    const before = orders.get(order.reference);
    orders.set(order.reference, before === undefined ? order : mergeOrder(before, order));
    if (before === undefined) added.add(order.reference);
    else if (haveSameContent(before, order)) repeated.add(order.reference);
    else if (replaces(order, before)) changed.add(order.reference);
    else kept.set(order.reference, order);
  }
  const all = [...orders.values()];
  const isKept = ({ reference }: DeskOrder) =>
    kept.has(reference) && !added.has(reference) && !changed.has(reference);
  return {
    orders: all,
    added: all.filter(({ reference }) => added.has(reference)),
    changed: all.filter(({ reference }) => changed.has(reference) && !added.has(reference)),
    replaced: known.filter(({ reference }) => changed.has(reference)),
    kept: all.filter(isKept),
    refused: [...kept.values()].filter(isKept),
    repeated: [...repeated].filter(
      (reference) => ![added, changed, kept].some((other) => other.has(reference)),
    ),
  };
}

function mergeOrder(known: DeskOrder, read: DeskOrder): DeskOrder {
  const [current, other] = replaces(read, known) ? [read, known] : [known, read];
  const history = mergeHistory(known.history, read.history);
  const invoice = known.invoice ?? read.invoice;
  const latest = lastChangeAt(read) > lastChangeAt(known) ? read : known;
  return {
    ...current,
    earlierTexts: mergeTexts(current, other),
    history,
    ...stateAfter(history, known),
    ...(invoice !== undefined && { invoice }),
    isOffStock: latest.isOffStock,
  };
}

/** The order with the message of another state of it, and with all that was done about it since. */
export function withMessageOf(order: DeskOrder, other: DeskOrder): DeskOrder {
  const { status, isPaid, history, isOffStock, invoice } = order;
  const done = { status, isPaid, history, isOffStock, ...(invoice !== undefined && { invoice }) };
  return { ...other, ...done, earlierTexts: mergeTexts(other, order) };
}

function replaces(read: DeskOrder, known: DeskOrder): boolean {
  if (haveSameContent(read, known)) return false;
  const [ofRead, ofKnown] = [worthOf(read), worthOf(known)];
  const first = ofRead.findIndex((worth, index) => worth !== ofKnown[index]);
  return first === -1 || Number(ofRead[first]) > Number(ofKnown[first]);
}

const checkWorth = { right: 2, none: 1, wrong: 0 } as const;

/**
 * What a message counts by, the weightiest first: it is there, somebody has worked with it, its numbers are right, it
 * says who orders, and it came later.
 */
function worthOf({ text, status, isPaid, invoice, check, from, receivedAt }: DeskOrder): readonly number[] {
  const isInWork = status !== 'new' || isPaid || invoice !== undefined;
  return [Number(text !== ''), Number(isInWork), checkWorth[check], Number(from.length > 0), receivedAt];
}

function lastChangeAt({ history }: DeskOrder): number {
  return history.at(-1)?.at ?? 0;
}

/** Whether both messages order the same; where in a chat they stood does not matter. */
function haveSameContent(a: DeskOrder, b: DeskOrder): boolean {
  return contentOf(a) === contentOf(b);
}

function contentOf({ lines, writtenTotalCents, method, coupon, from, shipTo, notes, check }: DeskOrder) {
  const content = lines.map(({ id, name, qty, unitCents, written }) => [id, name, qty, unitCents, written]);
  return JSON.stringify([content, writtenTotalCents, method, coupon, from, shipTo, notes, check]);
}

function mergeTexts(current: DeskOrder, other: DeskOrder): readonly DeskText[] {
  const kept = [...other.earlierTexts, ...current.earlierTexts];
  const all = haveSameContent(current, other) ? kept : [...kept, { text: other.text, at: other.receivedAt }];
  const byText = new Map(all.toReversed().map((each) => [each.text, each]));
  return [...byText.values()]
    .filter(({ text }) => text !== '' && text !== current.text)
    .sort((one, two) => one.at - two.at || (one.text < two.text ? -1 : 1));
}

function mergeHistory(a: readonly DeskChange[], b: readonly DeskChange[]): readonly DeskChange[] {
  const changes = new Map([...a, ...b].map((change) => [`${change.at} ${change.status}`, change]));
  return [...changes.values()].sort((one, other) => one.at - other.at);
}
