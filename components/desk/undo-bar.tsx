import type { StatusChange } from '@/components/desk/use-status-change';
import { Icon } from '@/components/ui/icon';
import { xIcon } from '@/components/ui/icons/x';
import { deskMessages as messages } from '@/messages/desk';

type Props = {
  readonly change: StatusChange | undefined;
  readonly onUndo: (change: StatusChange) => void;
  readonly onDismiss: () => void;
};

const place = 'sticky bottom-0 z-20 mx-auto w-full max-w-form pb-3 print:hidden';
const shape = 'flex items-center gap-2 rounded bg-night ps-4 text-card shadow-float';

/** Says what the last press did. It takes room of its own at the end of the page, so that it covers no last line. */
export function UndoBar({ change, onUndo, onDismiss }: Props) {
  return (
    <div role="status" className={place}>
      {change !== undefined && (
        <p className={shape}>
          <span className="grow py-2 text-sm">
            {messages.undo.done(
              change.order.from[0] ?? change.order.reference,
              messages.events[change.event],
            )}
          </span>
          <button
            type="button"
            id="desk-undo"
            className="min-h-11 px-3 font-semibold underline underline-offset-4"
            onClick={() => onUndo(change)}
          >
            {messages.undo.undo}
          </button>
          <button
            type="button"
            aria-label={messages.undo.dismiss}
            className="grid size-11 place-items-center"
            onClick={onDismiss}
          >
            <Icon path={xIcon} />
          </button>
        </p>
      )}
    </div>
  );
}
