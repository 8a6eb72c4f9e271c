import type { Catalogue } from '@/lib/domain/catalogue';
import { asText, writeCsv } from '@/lib/domain/csv';
import { extrasIn } from '@/lib/domain/desk-invoice';
import { dueCents, dueLines, judgeOrder, type Judgement } from '@/lib/domain/desk-judgement';
import type { DeskOrder, DeskStatus } from '@/lib/domain/desk-order';
import { phoneOf } from '@/lib/domain/desk-phone';
import { plainAmount } from '@/lib/domain/money';
import { dayOfRequest } from '@/lib/domain/order-reference';
import type { PaymentMethod } from '@/lib/domain/terms';
import { currencyCode } from '@/shop/settings';

/** What the screen calls things. */
export type TableWords = {
  readonly statuses: Readonly<Record<DeskStatus, string>>;
  readonly marks: Readonly<Record<Judgement['kind'], string>>;
  readonly methods: Readonly<Record<PaymentMethod, string>>;
  readonly noMethod: string;
  /** The ISO date of a time in ms, in the time zone of the device. */
  readonly dayOf: (ms: number) => string;
};

const orderColumns = ['reference', 'day', 'status', 'paid on', 'mark', 'payment'];
const customerColumns = ['from', 'phone', 'ship to', 'coupon', 'notes'];
const lineColumns = ['id', 'product', 'quantity', 'unit price', 'line total'];
const totalColumns = ['shipping', 'tax', 'order total', 'total in the message', 'currency'];
const invoiceColumns = ['invoice', 'invoice date'];

/** A row for each line of each order. The totals of an order stand in its first row only, so that columns add up. */
export function ordersCsv(orders: readonly DeskOrder[], catalogue: Catalogue, words: TableWords): string {
  return writeCsv([
    [...orderColumns, ...customerColumns, ...lineColumns, ...totalColumns, ...invoiceColumns],
    ...orders.flatMap((order) => rowsOf(order, catalogue, words)),
  ]);
}

function rowsOf(
  order: DeskOrder,
  catalogue: Catalogue,
  { statuses, marks, methods, noMethod, dayOf }: TableWords,
): readonly (readonly string[])[] {
  const judgement = judgeOrder(order, catalogue);
  const { reference, status, isPaid, history, method, from, shipTo, coupon, notes, invoice } = order;
  const paidAt = isPaid ? history.findLast((change) => change.status === 'paid')?.at : undefined;
  const head = [
    reference,
    dayOfRequest(order),
    statuses[status],
    paidAt === undefined ? '' : dayOf(paidAt),
    marks[judgement.kind],
    method === undefined ? noMethod : methods[method],
    ...[from.join(', '), phoneOf(order), shipTo.join(', '), coupon, notes].map(asText),
  ];
  const lines = dueLines(order, judgement, catalogue);
  const totalCents = dueCents(judgement);
  const { shippingCents, taxCents } = extrasIn(order, lines, totalCents);
  const totals = [
    ...[shippingCents, taxCents, totalCents, judgement.writtenCents].map(plainAmount),
    currencyCode,
    ...(invoice === undefined ? ['', ''] : [String(invoice.number), dayOf(invoice.issuedAt)]),
  ];
  const rows = lines.map(({ id, name, qty, unitCents }) => [
    id === undefined ? '' : String(id),
    asText(name),
    String(qty),
    plainAmount(unitCents),
    plainAmount(qty * unitCents),
  ]);
  const [first = lineColumns.map(() => ''), ...others] = rows;
  return [[...head, ...first, ...totals], ...others.map((row) => [...head, ...row, ...totals.map(() => '')])];
}
