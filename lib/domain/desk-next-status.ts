import type { DeskEvent, DeskOrder, DeskStatus } from '@/lib/domain/desk-order';

const afterDelivery = { new: 'confirmed', confirmed: 'packed', packed: 'out', out: 'delivered' } as const;

/**
 * What usually comes next for an order: it is packed, sent out unless it is collected, and paid if it is not paid yet;
 * undefined at the end.
 */
export function nextStep({
  status,
  method,
  isPaid,
}: Pick<DeskOrder, 'status' | 'method' | 'isPaid'>): DeskEvent | undefined {
  if (status === 'cancelled') return undefined;
  const isLast = status === 'delivered' || (status === 'packed' && method === 'collect');
  if (isLast) return isPaid ? undefined : 'paid';
  return afterDelivery[status];
}

/** Where an order stands: its status, or that nothing is left to do. */
export function stageOf(order: Pick<DeskOrder, 'status' | 'method' | 'isPaid'>): DeskStatus | 'done' {
  return order.status !== 'cancelled' && nextStep(order) === undefined ? 'done' : order.status;
}
