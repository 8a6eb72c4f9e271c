import { stateAfter, type DeskChange, type DeskOrder } from '@/lib/domain/desk-order';

export type Merged = {
  /** The known orders in their order, then the new ones. */
  readonly orders: readonly DeskOrder[];
  readonly added: readonly DeskOrder[];
  /** Known orders whose message came again with other content, as they are now. */
  readonly changed: readonly DeskOrder[];
  /** References of orders that are known with the same content. */
  readonly repeated: readonly string[];
};

/**
 * Adds orders from messages or from a backup; those with a known reference become one order. The later message counts,
 * the earlier one is kept as text. Statuses follow the latest change, and an invoice stays.
 */
export function mergeOrders(known: readonly DeskOrder[], read: readonly DeskOrder[]): Merged {
  const orders = new Map(known.map((order) => [order.reference, order]));
  const added = new Set<string>();
  const changed = new Set<string>();
  const repeated = new Set<string>();
  for (const order of read) {
    const before = orders.get(order.reference);
    orders.set(order.reference, before === undefined ? order : mergeOrder(before, order));
    if (before === undefined) added.add(order.reference);
    else if (haveSameContent(before, order)) repeated.add(order.reference);
    else changed.add(order.reference);
  }
  const all = [...orders.values()];
  return {
    orders: all,
    added: all.filter(({ reference }) => added.has(reference)),
    changed: all.filter(({ reference }) => changed.has(reference) && !added.has(reference)),
    repeated: [...repeated].filter((reference) => !added.has(reference) && !changed.has(reference)),
  };
}

function mergeOrder(known: DeskOrder, read: DeskOrder): DeskOrder {
  const isSame = haveSameContent(known, read);
  // A message whose customer's data was deleted is the poorer one, whenever it came.
  const isNewer = known.text === '' || (read.text !== '' && read.receivedAt >= known.receivedAt);
  const [current, earlier] = !isSame && isNewer ? [read, known] : [known, read];
  const history = mergeHistory(known.history, read.history);
  const invoice = known.invoice ?? read.invoice;
  const latest = lastChangeAt(read) > lastChangeAt(known) ? read : known;
  return {
    ...current,
    earlierTexts: mergeTexts(current, earlier),
    history,
    ...stateAfter(history, known),
    ...(invoice !== undefined && { invoice }),
    isOffStock: latest.isOffStock,
  };
}

function lastChangeAt({ history }: DeskOrder): number {
  return history.at(-1)?.at ?? 0;
}

/** Whether both messages order the same; where in a chat they stood does not matter. */
function haveSameContent(a: DeskOrder, b: DeskOrder): boolean {
  return contentOf(a) === contentOf(b);
}

function contentOf({ lines, writtenTotalCents, method, coupon, from, shipTo, notes, check }: DeskOrder) {
  const content = lines.map(({ id, name, qty, unitCents }) => [id, name, qty, unitCents]);
  return JSON.stringify([content, writtenTotalCents, method, coupon, from, shipTo, notes, check]);
}

function mergeTexts(current: DeskOrder, earlier: DeskOrder): readonly string[] {
  const texts = [...earlier.earlierTexts, ...current.earlierTexts];
  const all = haveSameContent(current, earlier) ? texts : [...texts, earlier.text];
  return [...new Set(all)].filter((text) => text !== '' && text !== current.text);
}

function mergeHistory(a: readonly DeskChange[], b: readonly DeskChange[]): readonly DeskChange[] {
  const changes = new Map([...a, ...b].map((change) => [`${change.at} ${change.status}`, change]));
  return [...changes.values()].sort((one, other) => one.at - other.at);
}
