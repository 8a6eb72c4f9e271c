'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { ignoreDoubleClick } from '@/components/ui/ignore-double-click';
import { neighbourOf, useFocusFallback } from '@/components/ui/use-focus-fallback';

type Props = {
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

/** Takes focus when its content changes: a held-down key would press a focused undo button. */
export function ListSlot({ removed, children }: Props) {
  const ref = useFocusFallback<HTMLLIElement>(neighbourOf);
  return (
    <li
      ref={ref}
      tabIndex={-1}
      aria-label={removed?.text}
      className={`hairline ${removed ? 'print:hidden' : ''}`}
    >
      {removed === undefined ? (
        <SlotContent key="kept">{children}</SlotContent>
      ) : (
        <SlotContent key="removed">
          <div className="flex animate-rise flex-wrap items-center justify-between gap-x-4 py-2 text-ink-soft">
            <p>{removed.text}</p>
            <Button
              variant="quiet"
              className="-me-2 px-2!"
              label={removed.undoLabel}
              onClick={ignoreDoubleClick(removed.onUndo)}
            >
              {removed.undo}
            </Button>
          </div>
        </SlotContent>
      )}
    </li>
  );
}

function SlotContent({ children }: { readonly children: ReactNode }) {
  const box = useFocusFallback<HTMLDivElement>((gone) => gone.closest('li'));
  return <div ref={box}>{children}</div>;
}
