import {
  deskChecks,
  type DeskInvoice,
  type DeskLine,
  type DeskOrder,
  type DeskText,
} from '@/lib/domain/desk-order';
import { listIn } from '@/lib/domain/desk-stored-list';
import { readProgress } from '@/lib/domain/desk-stored-progress';
import { codedMethods } from '@/lib/domain/order-code';
import { referencePattern } from '@/lib/domain/order-reference';
import { maxStock } from '@/lib/domain/product';
import { maxProductId, maxTime } from '@/lib/domain/stored-requests';
import { fieldsOf, isText, wholeNumberIn } from '@/lib/domain/stored-value';

/** Never throws; undefined for what is no order. Invalid parts of an order get their defaults. */
export function readDeskOrder(stored: unknown): DeskOrder | undefined {
  const { reference, lines, invoice, ...others } = fieldsOf(stored);
  if (!isText(reference) || !referencePattern.test(reference)) return undefined;
  const readInvoice = readDeskInvoice(invoice);
  return {
    reference,
    receivedAt: timeIn(others['receivedAt']),
    lines: listIn(lines, readLine),
    writtenTotalCents: wholeNumberIn(others['writtenTotalCents'], 0) ?? 0,
    method: codedMethods.find((known) => known === others['method']),
    coupon: textIn(others['coupon']),
    from: listIn(others['from'], readText),
    shipTo: listIn(others['shipTo'], readText),
    notes: textIn(others['notes']),
    text: textIn(others['text']),
    check: deskChecks.find((known) => known === others['check']) ?? 'none',
    earlierTexts: listIn(others['earlierTexts'], readEarlier),
    ...readProgress(others),
    isOffStock: others['isOffStock'] === true,
    ...(readInvoice !== undefined && { invoice: readInvoice }),
  };
}

function readLine(stored: unknown): DeskLine | undefined {
  const { id, name, qty, unitCents, written } = fieldsOf(stored);
  const units = wholeNumberIn(qty, 1, maxStock);
  const cents = wholeNumberIn(unitCents, 0);
  if (!isText(name) || units === undefined || cents === undefined) return undefined;
  const inMessage = writtenIn(fieldsOf(written));
  return {
    id: wholeNumberIn(id, 1, maxProductId),
    name,
    qty: units,
    unitCents: cents,
    ...(inMessage !== undefined && { written: inMessage }),
  };
}

function writtenIn(stored: ReturnType<typeof fieldsOf>): DeskLine['written'] {
  const qty = wholeNumberIn(stored['qty'], 1, maxStock);
  const unitCents = wholeNumberIn(stored['unitCents'], 0);
  return qty === undefined || unitCents === undefined ? undefined : { qty, unitCents };
}

function readDeskInvoice(stored: unknown): DeskInvoice | undefined {
  const fields = fieldsOf(stored);
  const number = wholeNumberIn(fields['number'], 1);
  if (number === undefined) return undefined;
  return {
    number,
    issuedAt: timeIn(fields['issuedAt']),
    lines: listIn(fields['lines'], readLine),
    totalCents: wholeNumberIn(fields['totalCents'], 0) ?? 0,
    taxCents: wholeNumberIn(fields['taxCents'], 0) ?? 0,
  };
}

function timeIn(value: unknown): number {
  return wholeNumberIn(value, 0, maxTime) ?? 0;
}

function textIn(value: unknown): string {
  return isText(value) ? value : '';
}

/** Older desks kept no times of messages. */
function readEarlier(stored: unknown): DeskText | undefined {
  if (isText(stored)) return { text: stored, at: 0 };
  const { text, at } = fieldsOf(stored);
  return isText(text) ? { text, at: timeIn(at) } : undefined;
}

function readText(value: unknown): string | undefined {
  return isText(value) ? value : undefined;
}
