import { onlyDigits } from '@/lib/domain/digits';
import type { DeskOrder } from '@/lib/domain/desk-order';

/** Whether a line of an address is a phone number. */
export function isPhone(line: string): boolean {
  return /^\+?[\d ().-]{7,24}$/.test(line);
}

/** The phone number of an order as it is written; empty without one. */
export function phoneOf({ from, shipTo }: Pick<DeskOrder, 'from' | 'shipTo'>): string {
  return [...from, ...shipTo].find(isPhone) ?? '';
}

/**
 * For each order that is in work, by its reference, another one in work with the same phone number: a customer who changes
 * an order sends a second one.
 */
export function ordersOfSamePhone(orders: readonly DeskOrder[]): ReadonlyMap<string, DeskOrder> {
  const byPhone = new Map<string, DeskOrder[]>();
  for (const order of orders) {
    if (order.status === 'delivered' || order.status === 'cancelled') continue;
    const digits = onlyDigits(phoneOf(order));
    if (digits === '') continue;
    const others = byPhone.get(digits);
    if (others === undefined) byPhone.set(digits, [order]);
    else others.push(order);
  }
  const found = new Map<string, DeskOrder>();
  for (const same of byPhone.values())
    for (const [index, { reference }] of same.entries()) {
      const other = same[index + 1] ?? same[index - 1];
      if (other !== undefined) found.set(reference, other);
    }
  return found;
}
