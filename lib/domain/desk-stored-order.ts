import {
  deskChecks,
  deskEvents,
  deskStatuses,
  stateAfter,
  type DeskChange,
  type DeskInvoice,
  type DeskLine,
  type DeskOrder,
} from '@/lib/domain/desk-order';
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
  const history = listIn(others['history'], readChange);
  const { isPaid } = others;
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
    earlierTexts: listIn(others['earlierTexts'], readText),
    ...(typeof isPaid === 'boolean'
      ? { status: deskStatuses.find((known) => known === others['status']) ?? 'new', isPaid, history }
      : olderState(others['status'], history)),
    isOffStock: others['isOffStock'] === true,
    ...(readInvoice !== undefined && { invoice: readInvoice }),
  };
}

function readLine(stored: unknown): DeskLine | undefined {
  const { id, name, qty, unitCents } = fieldsOf(stored);
  const units = wholeNumberIn(qty, 1, maxStock);
  const cents = wholeNumberIn(unitCents, 0);
  if (!isText(name) || units === undefined || cents === undefined) return undefined;
  return { id: wholeNumberIn(id, 1, maxProductId), name, qty: units, unitCents: cents };
}

function readChange(stored: unknown): DeskChange | undefined {
  const fields = fieldsOf(stored);
  const status = deskEvents.find((known) => known === fields['status']);
  const at = wholeNumberIn(fields['at'], 0, maxTime);
  return status === undefined || at === undefined ? undefined : { status, at };
}

/**
 * To older desks "paid" was a status. What follows it is a step of an order that was paid first; only the status from
 * before again took the payment back.
 */
function olderState(stored: unknown, changes: readonly DeskChange[]) {
  const history = changes.flatMap((change, index): readonly DeskChange[] => {
    const { status } = stateAfter(changes.slice(0, index), untouched);
    const isTakenBack = changes[index - 1]?.status === 'paid' && change.status === status;
    return isTakenBack ? [{ status: 'unpaid', at: change.at }] : [change];
  });
  const { status, isPaid } = stateAfter(history, untouched);
  const known = deskStatuses.find((each) => each === stored);
  return { status: known ?? status, isPaid: isPaid || stored === 'paid', history };
}

const untouched = { status: 'new', isPaid: false } as const;

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

function readText(value: unknown): string | undefined {
  return isText(value) ? value : undefined;
}

function listIn<Item>(stored: unknown, read: (item: unknown) => Item | undefined): readonly Item[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((item): Item[] => {
    const value = read(item);
    return value === undefined ? [] : [value];
  });
}
