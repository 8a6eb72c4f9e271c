import { billFor } from '@/lib/domain/bill';
import type { Catalogue } from '@/lib/domain/catalogue';
import type { DeskLine, DeskOrder } from '@/lib/domain/desk-order';
import { unitPriceCents } from '@/lib/domain/money';

/** What an order says, compared with what the shop says today. */
export type Judgement = {
  /**
   * `agrees` if the shop asks for the same today; `price-changed` if prices, products or terms are others than when the
   * message was made; `edited` if the message is not as the shop made it.
   */
  readonly kind: 'agrees' | 'price-changed' | 'edited';
  /** The total that the message states. */
  readonly writtenCents: number;
  /** The total that the shop asks for today; products it does not know count with their written price. */
  readonly shopCents: number;
  readonly unknown: readonly DeskLine[];
};

export function judgeOrder(order: DeskOrder, catalogue: Catalogue): Judgement {
  const { lines, check, writtenTotalCents } = order;
  const unknown = lines.filter((line) => priceToday(line, catalogue) === undefined);
  const shopCents = totalCents(order, (line) => priceToday(line, catalogue) ?? line.unitCents);
  const addsUp = totalCents(order, ({ unitCents }) => unitCents) === writtenTotalCents;
  const isByHand = check === 'wrong' || (check === 'none' && !addsUp);
  const isUnchanged =
    unknown.length === 0 &&
    shopCents === writtenTotalCents &&
    lines.every((line) => priceToday(line, catalogue) === line.unitCents);
  const kind = isByHand ? 'edited' : isUnchanged ? 'agrees' : 'price-changed';
  return { kind, writtenCents: writtenTotalCents, shopCents, unknown };
}

/** Whether somebody has edited the message. Without a catalogue to compare with, only its check says so. */
export function isEdited({ check }: Pick<DeskOrder, 'check'>, judgement: Judgement | undefined): boolean {
  return judgement === undefined ? check === 'wrong' : judgement.kind === 'edited';
}

/** Whether somebody looks at the order before it is confirmed: it was edited, or a price has changed. */
export function needsCheck(order: Pick<DeskOrder, 'check'>, judgement: Judgement | undefined): boolean {
  return isEdited(order, judgement) || judgement?.kind === 'price-changed';
}

/** What the customer owes: what the message promised, unless somebody edited it. */
export function dueCents({ kind, writtenCents, shopCents }: Judgement): number {
  return kind === 'edited' ? shopCents : writtenCents;
}

/** The price that each line of an order counts with in `dueCents`. */
export function dueLines(
  { lines }: DeskOrder,
  { kind }: Judgement,
  catalogue: Catalogue,
): readonly DeskLine[] {
  if (kind !== 'edited') return lines;
  return lines.map((line) => {
    const { id, name, qty, unitCents } = line;
    return { id, name, qty, unitCents: priceToday(line, catalogue) ?? unitCents };
  });
}

function priceToday({ id }: DeskLine, catalogue: Catalogue): number | undefined {
  const product = id === undefined ? undefined : catalogue.get(id);
  return product && unitPriceCents(product);
}

function totalCents({ lines, method }: DeskOrder, priceOf: (line: DeskLine) => number): number {
  const subtotalCents = lines.reduce((sum, line) => sum + line.qty * priceOf(line), 0);
  return billFor(subtotalCents, method === 'collect').totalCents;
}
