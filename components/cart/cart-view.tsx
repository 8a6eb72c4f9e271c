'use client';

import { CartLine } from '@/components/cart/cart-line';
import { CheckoutTotal } from '@/components/cart/checkout-total';
import { UndoableList } from '@/components/cart/undoable-list';
import { LoadedList } from '@/components/loading/loaded-list';
import { ShareListButton } from '@/components/sharing/share-list-button';
import { subtotalCents } from '@/lib/domain/cart';
import type { Picture } from '@/lib/domain/picture';
import { restoreLine } from '@/lib/domain/removals';
import { useCart } from '@/lib/stores/cart-store';
import { cartMessages } from '@/messages/cart';

export function CartView({ emptyPicture }: { readonly emptyPicture?: Picture | undefined }) {
  const cart = useCart((state) => state);
  const { lines } = cart;
  return (
    <LoadedList list={cart} isEmpty={lines.length === 0} messages={cartMessages} emptyPicture={emptyPicture}>
      <UndoableList
        label={cartMessages.title}
        items={lines}
        onRemove={({ product }) => cart.remove(product.id)}
        onRestore={(removal) => cart.apply((entries) => restoreLine(entries, removal))}
      >
        {(line, onRemove) => <CartLine line={line} onRemove={onRemove} />}
      </UndoableList>
      {lines.length > 0 && (
        <>
          {/* Shown on narrow layouts only, where the bill is far below the lines. */}
          <CheckoutTotal
            subtotalCents={subtotalCents(lines)}
            className="mt-3 text-end @4xl:hidden print:hidden"
          />
          <ShareListButton
            title={cartMessages.share}
            list="cart"
            items={lines.map(({ product, qty }) => ({ id: product.id, qty }))}
          />
        </>
      )}
    </LoadedList>
  );
}
