import type { DeskNotes } from '@/lib/domain/desk-notes';
import type { DeskOrder } from '@/lib/domain/desk-order';
import { readDeskOrder } from '@/lib/domain/desk-stored-order';
import { lastInvoiceOf } from '@/lib/domain/desk-invoice';
import { parseJson } from '@/lib/domain/parse-json';
import { fieldsOf, wholeNumberIn } from '@/lib/domain/stored-value';
import { shopSlug } from '@/shop/settings';

const format = 'order-desk-backup';
const version = 1;

/** `savedAt` is in ISO 8601. */
export function writeBackup(
  orders: readonly DeskOrder[],
  notes: Pick<DeskNotes, 'lastInvoice' | 'keptMonths'>,
  savedAt: string,
): { readonly name: string; readonly text: string } {
  const { keptMonths } = notes;
  const lastInvoice = lastInvoiceOf(orders, notes);
  const content = { format, version, shop: shopSlug, savedAt, lastInvoice, keptMonths, orders };
  return { name: `${shopSlug}-orders-${savedAt.slice(0, 10)}.json`, text: JSON.stringify(content, null, 1) };
}

export type ReadBackup =
  | {
      readonly kind: 'backup';
      readonly orders: readonly DeskOrder[];
      /** No invoice may have this number or a lower one. */
      readonly lastInvoice: number;
      /** How many entries are no orders. */
      readonly unreadableCount: number;
    }
  /** Of another shop, of a later version of the desk, or no backup at all. */
  | { readonly kind: 'other-shop' | 'newer' | 'no-backup' };

/** Never throws. */
export function readBackup(text: string): ReadBackup {
  const fields = fieldsOf(parseJson(text.replace(/^\ufeff/, '')));
  const { orders: stored, shop } = fields;
  const storedVersion = wholeNumberIn(fields['version'], 1);
  if (fields['format'] !== format || storedVersion === undefined || !Array.isArray(stored))
    return { kind: 'no-backup' };
  if (storedVersion > version) return { kind: 'newer' };
  if (shop !== shopSlug) return { kind: 'other-shop' };
  const orders = stored.flatMap((order) => readDeskOrder(order) ?? []);
  const lastInvoice = lastInvoiceOf(orders, { lastInvoice: wholeNumberIn(fields['lastInvoice'], 0) ?? 0 });
  return { kind: 'backup', orders, lastInvoice, unreadableCount: stored.length - orders.length };
}
