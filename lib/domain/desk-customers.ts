import type { DeskOrder } from '@/lib/domain/desk-order';

const monthMs = (365.25 / 12) * 24 * 60 * 60 * 1000;

/**
 * The orders that came more than so many months ago and still hold their customer's data, without it. References, goods,
 * sums, statuses and invoices stay. `now` in ms.
 */
export function withoutOldCustomers(
  orders: readonly DeskOrder[],
  months: number,
  now: number,
): readonly DeskOrder[] {
  return orders
    .filter((order) => now - order.receivedAt > months * monthMs && hasCustomer(order))
    .map(withoutCustomer);
}

/** The order without its customer's data. */
export function withoutCustomer(order: DeskOrder): DeskOrder {
  return { ...order, from: [], shipTo: [], notes: '', text: '', earlierTexts: [] };
}

/** Whether an order holds data of its customer. */
export function hasCustomer({ from, shipTo, notes, text, earlierTexts }: DeskOrder): boolean {
  return from.length + shipTo.length + notes.length + text.length + earlierTexts.length > 0;
}
