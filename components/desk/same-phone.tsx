import type { DeskOrder } from '@/lib/domain/desk-order';
import { deskMessages as messages } from '@/messages/desk';

type Props = { readonly other: DeskOrder };

/** "Same phone as 261124-875H (Confirmed)": a customer who changes an order sends a second one. */
export function SamePhone({ other: { reference, status } }: Props) {
  return (
    <>
      {messages.order.samePhone} <bdi className="money">{reference}</bdi> ({messages.statuses[status]})
    </>
  );
}
