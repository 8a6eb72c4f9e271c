'use client';

import { useState, type ReactNode } from 'react';
import { ListPlace } from '@/components/ui/list-place';
import type { Product } from '@/lib/domain/product';
import { placesOf, withRemoval, type Removal } from '@/lib/domain/removals';
import { cartMessages } from '@/lib/messages/en/cart';

type Props<Entry> = {
  readonly label: string;
  readonly entries: readonly Entry[];
  readonly onRestore: (removal: Removal<Entry>) => void;
  /** One entry; it calls `onRemove` before it is removed. */
  readonly children: (entry: Entry, onRemove: () => void) => ReactNode;
};

/**
 * A list of products that remembers what the shopper takes from it, until the page is left: the way to have it back
 * stands in its place (CART-04, WISH-04). What another tab removes is gone.
 */
export function UndoableList<Entry extends { readonly product: Product }>({
  label,
  entries,
  onRestore,
  children,
}: Props<Entry>) {
  const [removals, setRemovals] = useState<readonly Removal<Entry>[]>([]);
  const places = placesOf(entries, removals);
  if (places.length === 0) return null;

  return (
    <ul aria-label={label} className="border-b border-line">
      {places.map((place) => {
        const { id, name } = place.entry.product;
        const removed = place.kind === 'removed' && {
          text: cartMessages.removed(name),
          undo: cartMessages.undo,
          undoLabel: cartMessages.undoRemoval(name),
          onUndo: () => onRestore(place.removal),
        };
        return (
          <ListPlace key={id} removed={removed || undefined}>
            {place.kind === 'kept' &&
              children(place.entry, () => setRemovals(withRemoval(removals, place.entry, places)))}
          </ListPlace>
        );
      })}
    </ul>
  );
}
