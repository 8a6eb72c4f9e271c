import type { DeskOrder, DeskStatus } from '@/lib/domain/desk-order';
import { deskMessages } from '@/messages/desk';

const shape = 'inline-block rounded-sm border px-1.5 text-xs font-semibold';
const colours: Record<DeskStatus, string> = {
  new: 'border-ink bg-ink text-card',
  confirmed: 'border-line-strong bg-card',
  packed: 'border-line-strong bg-wheat',
  out: 'border-line-strong bg-mist',
  delivered: 'border-line-strong bg-sage',
  cancelled: 'border-line text-ink-faint line-through',
};

/** The status of an order, and whether it is paid. */
export function StatusBadge({ order: { status, isPaid } }: { readonly order: DeskOrder }) {
  return (
    <>
      <span className={`${shape} ${colours[status]}`}>{deskMessages.statuses[status]}</span>
      {isPaid && (
        <span className={`${shape} border-leaf bg-leaf text-card`}>{deskMessages.order.isPaid}</span>
      )}
    </>
  );
}
