'use client';

import { CartLine } from '@/components/cart/cart-line';
import { UndoableList } from '@/components/cart/undoable-list';
import type { CheckedLine } from '@/lib/domain/cart';
import { restoreLine } from '@/lib/domain/removals';
import { cartMessages } from '@/lib/messages/en/cart';
import { useCart } from '@/lib/stores/cart-provider';

export function CartLines({ lines }: { readonly lines: readonly CheckedLine[] }) {
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
