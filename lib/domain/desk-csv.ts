import type { Catalogue } from '@/lib/domain/catalogue';
import { asText, writeCsv } from '@/lib/domain/csv';
import { dueCents, dueLines, judgeOrder } from '@/lib/domain/desk-judgement';
import type { DeskOrder } from '@/lib/domain/desk-order';
import { plainAmount } from '@/lib/domain/money';
import { dayOfRequest } from '@/lib/domain/order-reference';

const orderColumns = ['reference', 'day', 'status', 'mark', 'payment', 'from', 'ship to', 'coupon', 'notes'];
const lineColumns = ['id', 'product', 'quantity', 'unit price', 'line total'];
const totalColumns = ['order total', 'written total', 'invoice'];

/** A row for each line of each order. The totals of an order stand in its first row only, so that columns add up. */
export function ordersCsv(orders: readonly DeskOrder[], catalogue: Catalogue): string {
  return writeCsv([
    [...orderColumns, ...lineColumns, ...totalColumns],
    ...orders.flatMap((order) => rowsOf(order, catalogue)),
  ]);
}

function rowsOf(order: DeskOrder, catalogue: Catalogue): readonly (readonly string[])[] {
  const judgement = judgeOrder(order, catalogue);
  const { reference, status, method = '', from, shipTo, coupon, notes, invoice } = order;
  const texts = [from.join(', '), shipTo.join(', '), coupon, notes].map(asText);
  const head = [reference, dayOfRequest(order), status, judgement.kind, method, ...texts];
  const totals = [
    plainAmount(dueCents(judgement)),
    plainAmount(judgement.writtenCents),
    invoice === undefined ? '' : String(invoice.number),
  ];
  const lines = dueLines(order, judgement, catalogue).map(({ id, name, qty, unitCents }) => [
    id === undefined ? '' : String(id),
    asText(name),
    String(qty),
    plainAmount(unitCents),
    plainAmount(qty * unitCents),
  ]);
  const [first = ['', '', '', '', ''], ...others] = lines;
  return [[...head, ...first, ...totals], ...others.map((line) => [...head, ...line, '', '', ''])];
}
