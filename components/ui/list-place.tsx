'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { neighbourOf } from '@/components/ui/neighbour-of';
import { onlyOnce } from '@/components/ui/only-once';
import { useFocusHeir } from '@/components/ui/use-focus-heir';

type Props = {
  /** Given where what stood here was removed: what is told of it, and the way to have it back. */
  readonly removed?:
    | {
        readonly text: string;
        readonly undo: string;
        readonly undoLabel: string;
        readonly onUndo: () => void;
      }
    | undefined;
  readonly children: ReactNode;
};

/**
 * A place of a list that outlives what stands in it. Whatever goes from it, the place keeps the focus: not the button
 * that came instead, for a key that is held down would press it.
 */
export function ListPlace({ removed, children }: Props) {
  const place = useFocusHeir<HTMLLIElement>(neighbourOf);
  return (
    <li
      ref={place}
      tabIndex={-1}
      aria-label={removed?.text}
      className={`hairline ${removed ? 'print:hidden' : ''}`}
    >
      {removed === undefined ? (
        <Occupant key="kept">{children}</Occupant>
      ) : (
        <Occupant key="removed">
          <div className="flex animate-rise flex-wrap items-center justify-between gap-x-4 py-2 text-ink-soft">
            <p>{removed.text}</p>
            <Button
              look="quiet"
              className="-me-2 px-2!"
              label={removed.undoLabel}
              onClick={onlyOnce(removed.onUndo)}
            >
              {removed.undo}
            </Button>
          </div>
        </Occupant>
      )}
    </li>
  );
}

function Occupant({ children }: { readonly children: ReactNode }) {
  const box = useFocusHeir<HTMLDivElement>((gone) => gone.closest('li'));
  return <div ref={box}>{children}</div>;
}
