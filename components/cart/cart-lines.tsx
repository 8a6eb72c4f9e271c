'use client';

import { CartLine } from '@/components/cart/cart-line';
import { UndoableList } from '@/components/cart/undoable-list';
import { StepHeading } from '@/components/ui/step-heading';
import type { CartLine as Line } from '@/lib/domain/cart';
import { restoreLine } from '@/lib/domain/removals';
import { useCart } from '@/lib/stores/cart-store';
import { cartMessages } from '@/messages/cart';

export function CartLines({ lines }: { readonly lines: readonly Line[] }) {
  const remove = useCart((state) => state.remove);
  const apply = useCart((state) => state.apply);
  return (
    <>
      {lines.length > 0 && <StepHeading step={1} title={cartMessages.goods} />}
      <UndoableList
        label={cartMessages.title}
        items={lines}
        onRemove={({ product }) => remove(product.id)}
        onRestore={(removal) => apply((entries) => restoreLine(entries, removal))}
      >
        {(line, onRemove) => <CartLine line={line} onRemove={onRemove} />}
      </UndoableList>
    </>
  );
}
