'use client';

import { CartLine } from '@/components/cart/cart-line';
import { UndoableList } from '@/components/cart/undoable-list';
import type { CartLine as Line } from '@/lib/domain/cart';
import { restoreLine } from '@/lib/domain/removals';
import { useCart } from '@/lib/stores/cart-store';
import { cartMessages } from '@/messages/cart';

export function CartLines({ lines }: { readonly lines: readonly Line[] }) {
  const apply = useCart((state) => state.apply);
  return (
    <UndoableList
      label={cartMessages.title}
      entries={lines}
      onRestore={(removal) => apply((held) => restoreLine(held, removal))}
    >
      {(line, onRemove) => <CartLine line={line} onRemove={onRemove} />}
    </UndoableList>
  );
}
