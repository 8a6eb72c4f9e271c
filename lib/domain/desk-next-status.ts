import type { DeskOrder, DeskStatus } from '@/lib/domain/desk-order';

const afterDelivery = {
  new: 'confirmed',
  confirmed: 'packed',
  packed: 'out',
  out: 'delivered',
  delivered: 'paid',
} as const;
const afterCollection = { ...afterDelivery, packed: 'paid' } as const;

/** The usual next status of an order, which is not sent out if it is collected; undefined at the end. */
export function nextStatus({ status, method }: Pick<DeskOrder, 'status' | 'method'>): DeskStatus | undefined {
  if (status === 'paid' || status === 'cancelled') return undefined;
  return method === 'collect' ? afterCollection[status] : afterDelivery[status];
}
