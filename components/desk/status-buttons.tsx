import { deskStatuses, type DeskEvent, type DeskOrder } from '@/lib/domain/desk-order';
import { deskMessages as messages } from '@/messages/desk';

type Props = {
  readonly order: DeskOrder;
  readonly onSet: (order: DeskOrder, event: DeskEvent) => void;
};

/** Every status, each with one press, and the payment beside them, which may come at any time. */
export function StatusButtons({ order, onSet }: Props) {
  return (
    <div className="grid gap-2">
      <div role="group" aria-label={messages.order.status} className="flex flex-wrap gap-1.5">
        {deskStatuses.map((status) => (
          <PressedButton
            key={status}
            label={messages.statuses[status]}
            isPressed={status === order.status}
            onPress={() => status !== order.status && onSet(order, status)}
          />
        ))}
      </div>
      <div role="group" aria-label={messages.order.payment} className="flex flex-wrap gap-1.5">
        <PressedButton
          label={messages.order.isPaid}
          isPressed={order.isPaid}
          onPress={() => onSet(order, order.isPaid ? 'unpaid' : 'paid')}
        />
      </div>
    </div>
  );
}

type ButtonProps = { readonly label: string; readonly isPressed: boolean; readonly onPress: () => void };

const shape = 'min-h-11 rounded border px-3 text-sm font-semibold';
const states = { on: 'border-ink bg-ink text-card', off: 'border-line-strong bg-card hover:bg-line' };

function PressedButton({ label, isPressed, onPress }: ButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      className={`${shape} ${isPressed ? states.on : states.off}`}
      onClick={onPress}
    >
      {label}
    </button>
  );
}
