import { deskStatuses, type DeskOrder, type DeskStatus } from '@/lib/domain/desk-order';
import { deskMessages as messages } from '@/messages/desk';

type Props = {
  readonly order: DeskOrder;
  readonly onSet: (order: DeskOrder, status: DeskStatus) => void;
};

const shape = 'min-h-11 rounded border px-3 text-sm font-semibold';
const states = { on: 'border-ink bg-ink text-card', off: 'border-line-strong bg-card hover:bg-line' };

/** Every status, each with one press. */
export function StatusButtons({ order, onSet }: Props) {
  return (
    <div role="group" aria-label={messages.order.status} className="flex flex-wrap gap-1.5">
      {deskStatuses.map((status) => (
        <button
          key={status}
          type="button"
          aria-pressed={status === order.status}
          className={`${shape} ${status === order.status ? states.on : states.off}`}
          onClick={() => onSet(order, status)}
        >
          {messages.statuses[status]}
        </button>
      ))}
    </div>
  );
}
