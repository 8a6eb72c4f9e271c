import { useCountdown } from '@/components/notices/use-countdown';
import { Button } from '@/components/ui/button';
import { ignoreDoubleClick } from '@/components/ui/ignore-double-click';
import { useFocusFallback } from '@/components/ui/use-focus-fallback';
import { undoMessages } from '@/messages/undo';

const undoMs = 10_000;

export type UndoProps = {
  /** How many removals can be undone; nothing shows without any. */
  readonly count: number;
  /** Id of the last removed product; a new id restarts the timer. */
  readonly latestId: number | undefined;
  readonly isPaused: boolean;
  readonly findFallback: () => Element | null;
  readonly onUndo: () => void;
  readonly onEnd: () => void;
};

/** Offers to undo the removals for `undoMs`. */
export function UndoButton(props: UndoProps) {
  return props.count > 0 && <TimedUndo key={props.latestId} {...props} />;
}

function TimedUndo({ count, isPaused, findFallback, onUndo, onEnd }: UndoProps) {
  const ref = useFocusFallback<HTMLParagraphElement>(findFallback);
  useCountdown(undoMs, isPaused, onEnd);
  return (
    <p ref={ref} className="animate-rise text-ink-soft">
      {undoMessages.removed(count)} ·{' '}
      <Button variant="quiet" className="px-0!" onClick={ignoreDoubleClick(onUndo)}>
        {undoMessages.undo}
      </Button>
    </p>
  );
}
