'use client';

import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { useCountdown } from '@/components/notices/use-countdown';
import { Button } from '@/components/ui/button';
import { ignoreDoubleClick } from '@/components/ui/ignore-double-click';
import { neighbourOf, useFocusFallback } from '@/components/ui/use-focus-fallback';
import type { Product } from '@/lib/domain/product';
import { removalOf, type Removal } from '@/lib/domain/removals';
import { cartMessages } from '@/messages/cart';

const undoMs = 10_000;

type Props<Entry> = {
  readonly label: string;
  readonly entries: readonly Entry[];
  readonly onRestore: (removal: Removal<Entry>) => void;
  /** Call `onRemove` before removing the entry. */
  readonly children: (entry: Entry, onRemove: () => void) => ReactNode;
};

/** Removals made here can be undone for a while; removals from another tab cannot. */
export function UndoableList<Entry extends { readonly product: Product }>({
  label,
  entries,
  onRestore,
  children,
}: Props<Entry>) {
  /** Newest first. */
  const [removals, setRemovals] = useState<readonly Removal<Entry>[]>([]);
  const list = useRef<HTMLUListElement>(null);
  const undoLine = useRef<HTMLDivElement>(null);
  const removedHere = useRef<number>(undefined);

  // An entry that is in the list again, from here or another tab, needs no undo.
  const gone = removals.filter(({ item }) => entries.every(({ product }) => product.id !== item.product.id));
  if (gone.length < removals.length) setRemovals(gone);
  const latest = gone[0]?.item.product.id;

  function rememberRemoval(entry: Entry): void {
    removedHere.current = entry.product.id;
    setRemovals([removalOf(entry, entries), ...gone]);
  }

  return (
    <>
      <ul ref={list} aria-label={label} hidden={entries.length === 0} className="border-b border-line">
        {entries.map((entry) => (
          <Place
            key={entry.product.id}
            entry={entry}
            removedHere={removedHere}
            undoLine={undoLine}
            onRemove={() => rememberRemoval(entry)}
          >
            {children}
          </Place>
        ))}
      </ul>
      <UndoLine
        ref={undoLine}
        count={gone.length}
        latest={latest}
        findFallback={() => list.current?.querySelector(`[data-id="${latest}"]`) ?? undoLine.current}
        // Newest first, so that each entry returns to the position it was removed from.
        onUndo={() => {
          removedHere.current = undefined;
          gone.forEach(onRestore);
        }}
        onEnd={() => setRemovals([])}
      />
    </>
  );
}

type PlaceProps<Entry> = Pick<Props<Entry>, 'children'> & {
  readonly entry: Entry;
  /** Id of the last product removed here, not by another tab. */
  readonly removedHere: RefObject<number | undefined>;
  readonly undoLine: RefObject<HTMLElement | null>;
  readonly onRemove: () => void;
};

function Place<Entry extends { readonly product: Product }>({
  entry,
  removedHere,
  undoLine,
  onRemove,
  children,
}: PlaceProps<Entry>) {
  const { id } = entry.product;
  const ref = useFocusFallback<HTMLLIElement>((gone) => {
    const neighbour = removedHere.current === id ? null : neighbourOf(gone);
    return neighbour ?? undoLine.current;
  });
  return (
    <li ref={ref} data-id={id} tabIndex={-1} className="hairline">
      {children(entry, onRemove)}
    </li>
  );
}

type RowProps = {
  readonly count: number;
  readonly findFallback: () => Element | null;
  readonly onUndo: () => void;
  readonly onEnd: () => void;
};

type UndoLineProps = RowProps & {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Id of the last removed product; a new id restarts the timer. */
  readonly latest: number | undefined;
};

/** Always mounted: the live region must exist before its text and can take focus first. */
function UndoLine({ ref, latest, ...row }: UndoLineProps) {
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
