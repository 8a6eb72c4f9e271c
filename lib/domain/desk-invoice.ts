import { billFor } from '@/lib/domain/bill';
import type { Catalogue } from '@/lib/domain/catalogue';
import { dueCents, dueLines, judgeOrder } from '@/lib/domain/desk-judgement';
import type { DeskNotes } from '@/lib/domain/desk-notes';
import type { DeskInvoice, DeskLine, DeskOrder } from '@/lib/domain/desk-order';
import { includedPercentOfCents } from '@/lib/domain/money';
import { isTaxIncluded, taxPercent } from '@/shop/settings';

/** The highest number that any invoice has or had, on this device and in every backup that it read; 0 without one. */
export function lastInvoiceOf(
  orders: readonly DeskOrder[],
  { lastInvoice }: Pick<DeskNotes, 'lastInvoice'>,
): number {
  return orders.reduce((last, { invoice }) => Math.max(last, invoice?.number ?? 0), lastInvoice);
}

/** The shipping and the tax in what an order costs. */
export function extrasIn(
  { method }: Pick<DeskOrder, 'method'>,
  lines: readonly DeskLine[],
  totalCents: number,
): { readonly shippingCents: number; readonly taxCents: number } {
  const subtotalCents = lines.reduce((sum, { qty, unitCents }) => sum + qty * unitCents, 0);
  const bill = billFor(subtotalCents, method === 'collect');
  // The message may promise a total of earlier terms.
  const isToday = bill.totalCents === totalCents;
  const taxCents = isToday ? bill.taxCents : includedPercentOfCents(totalCents, taxPercent);
  return { shippingCents: totalCents - subtotalCents - (isTaxIncluded ? 0 : taxCents), taxCents };
}

/**
 * The order with a tax invoice, and the number to remember. An order has one invoice: it keeps what was issued first.
 * `now` in ms.
 */
export function withInvoice(
  order: DeskOrder,
  orders: readonly DeskOrder[],
  notes: Pick<DeskNotes, 'lastInvoice'>,
  catalogue: Catalogue,
  now: number,
): { readonly order: DeskOrder; readonly lastInvoice: number } {
  const last = lastInvoiceOf(orders, notes);
  if (order.invoice !== undefined) return { order, lastInvoice: last };
  const judgement = judgeOrder(order, catalogue);
  const lines = dueLines(order, judgement, catalogue);
  const totalCents = dueCents(judgement);
  const { taxCents } = extrasIn(order, lines, totalCents);
  const invoice: DeskInvoice = { number: last + 1, issuedAt: now, lines, totalCents, taxCents };
  return { order: { ...order, invoice }, lastInvoice: invoice.number };
}
