import type { DeskStatus } from '@/lib/domain/desk-order';
import { deskMessages } from '@/messages/desk';

const shape = 'inline-block rounded-sm border px-1.5 text-xs font-semibold';
const colours: Record<DeskStatus, string> = {
  new: 'border-ink bg-ink text-card',
  confirmed: 'border-line-strong bg-card',
  packed: 'border-line-strong bg-wheat',
  out: 'border-line-strong bg-mist',
  delivered: 'border-line-strong bg-sage',
  paid: 'border-leaf bg-leaf text-card',
  cancelled: 'border-line text-ink-faint line-through',
};

export function StatusBadge({ status }: { readonly status: DeskStatus }) {
  return <span className={`${shape} ${colours[status]}`}>{deskMessages.statuses[status]}</span>;
}
