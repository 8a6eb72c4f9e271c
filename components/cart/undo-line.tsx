'use client';

import { useState, type RefObject } from 'react';
import { useCountdown } from '@/components/notices/use-countdown';
import { Button } from '@/components/ui/button';
import { ignoreDoubleClick } from '@/components/ui/ignore-double-click';
import { useFocusFallback } from '@/components/ui/use-focus-fallback';
import { cartMessages } from '@/messages/cart';

const undoMs = 10_000;

type RowProps = {
  readonly count: number;
  readonly findFallback: () => Element | null;
  readonly onUndo: () => void;
  readonly onEnd: () => void;
};

type Props = RowProps & {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Id of the last removed product; a new id restarts the timer. */
  readonly latest: number | undefined;
};

/** Always mounted: the live region must exist before its text and can take focus first. */
export function UndoLine({ ref, latest, ...row }: Props) {
  const [isHeld, setHeld] = useState(false);
  const [wasShown, setWasShown] = useState(false);
  const isShown = row.count > 0;
  if (isShown && !wasShown) setWasShown(true);
  // Sticky for lists taller than the viewport; min-h-12 stays, so content below does not shift.
  const look = isShown ? 'sticky bottom-0 border-t border-line bg-paper' : '';

  return (
    <div role="status" className={`print:hidden ${wasShown ? '-mt-px min-h-12' : ''} ${look}`}>
      <div
        ref={ref}
        tabIndex={-1}
        onPointerMove={({ pointerType }) => setHeld(pointerType === 'mouse')}
        onPointerLeave={() => setHeld(false)}
        // Focus that a script moves here after a click or tap must not pause the timer.
        onFocus={({ target, currentTarget }) =>
          setHeld(target !== currentTarget || target.matches(':focus-visible'))
        }
        onBlur={() => setHeld(false)}
      >
        {isShown && <Row key={latest} {...row} isHeld={isHeld} />}
      </div>
    </div>
  );
}

function Row({ count, isHeld, findFallback, onUndo, onEnd }: RowProps & { readonly isHeld: boolean }) {
  const row = useFocusFallback<HTMLParagraphElement>(findFallback);
  useCountdown(undoMs, isHeld, onEnd);
  return (
    <p ref={row} className="animate-rise text-ink-soft">
      {cartMessages.removed(count)} ·{' '}
      <Button variant="quiet" className="px-0!" onClick={ignoreDoubleClick(onUndo)}>
        {cartMessages.undo}
      </Button>
    </p>
  );
}
