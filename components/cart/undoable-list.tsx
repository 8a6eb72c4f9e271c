'use client';

import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { UndoProps } from '@/components/cart/undo-button';
import { Late } from '@/components/loading/late';
import { neighbourOf, useFocusFallback } from '@/components/ui/use-focus-fallback';
import type { Product } from '@/lib/domain/product';
import { removalOf, type Removal } from '@/lib/domain/removals';

type Props<Item> = {
  readonly label: string;
  readonly items: readonly Item[];
  readonly onRemove: (item: Item) => void;
  readonly onRestore: (removal: Removal<Item>) => void;
  /** Replaces the lines between the items. */
  readonly className?: string;
  readonly children: (item: Item, onRemove: () => void) => ReactNode;
};

/** A list whose removals can be undone for a while, unless they were made in another tab. */
export function UndoableList<Item extends { readonly product: Product }>({
  label,
  items,
  onRemove,
  onRestore,
  className = 'border-b border-line *:border-t *:border-line',
  children,
}: Props<Item>) {
  /** The newest is first. */
  const [removals, setRemovals] = useState<readonly Removal<Item>[]>([]);
  const list = useRef<HTMLUListElement>(null);
  const undoLine = useRef<HTMLDivElement>(null);
  /** Id of the product removed last in this tab. */
  const removedHereId = useRef<number>(undefined);

  // An item that is in the list again, from here or another tab, needs no undo.
  const undoable = removals.filter(({ item }) =>
    items.every(({ product }) => product.id !== item.product.id),
  );
  if (undoable.length < removals.length) setRemovals(undoable);
  const latestId = undoable[0]?.item.product.id;

  function remove(item: Item): void {
    removedHereId.current = item.product.id;
    setRemovals([removalOf(item, items), ...undoable]);
    onRemove(item);
  }

  /** Restores the newest first, so that each item returns to the position it was removed from. */
  function undo(): void {
    removedHereId.current = undefined;
    undoable.forEach(onRestore);
  }

  /** The undo line after a removal in this tab, else the neighbour of the removed item. */
  function findNextFocus({ product }: Item, removed: HTMLElement): Element | null {
    const neighbour = removedHereId.current === product.id ? null : neighbourOf(removed);
    return neighbour ?? undoLine.current;
  }

  return (
    <>
      <ul ref={list} aria-label={label} hidden={items.length === 0} className={className}>
        {items.map((item) => (
          <ListItem
            key={item.product.id}
            item={item}
            findFallback={(removed) => findNextFocus(item, removed)}
            onRemove={() => remove(item)}
          >
            {children}
          </ListItem>
        ))}
      </ul>
      <UndoLine
        ref={undoLine}
        count={undoable.length}
        latestId={latestId}
        findFallback={() => list.current?.querySelector(`[data-id="${latestId}"]`) ?? undoLine.current}
        onUndo={undo}
        onEnd={() => setRemovals([])}
      />
    </>
  );
}

type ListItemProps<Item> = Pick<Props<Item>, 'children'> & {
  readonly item: Item;
  readonly findFallback: (removed: HTMLElement) => Element | null;
  readonly onRemove: () => void;
};

function ListItem<Item extends { readonly product: Product }>({
  item,
  findFallback,
  onRemove,
  children,
}: ListItemProps<Item>) {
  const ref = useFocusFallback<HTMLLIElement>(findFallback);
  return (
    <li ref={ref} data-id={item.product.id} tabIndex={-1}>
      {children(item, onRemove)}
    </li>
  );
}

type UndoLineProps = Omit<UndoProps, 'isPaused'> & { readonly ref: RefObject<HTMLDivElement | null> };

/** Always mounted: a live region must exist before its text, and focus may move here before the text shows. */
function UndoLine({ ref, ...undo }: UndoLineProps) {
  const [isPaused, setPaused] = useState(false);
  const [wasShown, setWasShown] = useState(false);
  const isShown = undo.count > 0;
  if (isShown && !wasShown) setWasShown(true);
  // Sticky, to be in view below a long list. min-h-12 outlasts the text, so that content below does not shift.
  const shownClasses = isShown ? 'sticky bottom-0 border-t border-line bg-paper' : '';

  return (
    <div role="status" className={`print:hidden ${wasShown ? '-mt-px min-h-12' : ''} ${shownClasses}`}>
      <div
        ref={ref}
        tabIndex={-1}
        onPointerMove={({ pointerType }) => setPaused(pointerType === 'mouse')}
        onPointerLeave={() => setPaused(false)}
        // Focus that a script moves here after a click or tap must not pause the timer.
        onFocus={({ target, currentTarget }) =>
          setPaused(target !== currentTarget || target.matches(':focus-visible'))
        }
        onBlur={() => setPaused(false)}
      >
        <Late load={loadUndoButton} isNeeded={isShown} fallback={EndRemovals} props={{ ...undo, isPaused }} />
      </div>
    </div>
  );
}

/** Without its script there is no Undo, so that no empty bar stays. */
function EndRemovals({ count, onEnd }: UndoProps) {
  useEffect(() => {
    if (count > 0) onEnd();
  }, [count, onEnd]);
  return null;
}

const loadUndoButton = async () => (await import('@/components/cart/undo-button')).UndoButton;
