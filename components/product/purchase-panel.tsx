'use client';

import { useState } from 'react';
import { CheckoutTotal } from '@/components/cart/checkout-total';
import { addedNotice, stockFullNotice } from '@/components/cart/cart-notices';
import { ShareButton } from '@/components/product/share-button';
import { Button } from '@/components/ui/button';
import { QuantityStepper } from '@/components/ui/quantity-stepper';
import { AddToWishlistButton } from '@/components/wishlist/add-to-wishlist-button';
import { noticeMs } from '@/lib/domain/constants';
import { countLines } from '@/lib/domain/cart';
import { formatCents, lineTotalCents } from '@/lib/domain/money';
import { isInStock, type Product } from '@/lib/domain/product';
import { clampQuantity, quantityFrom } from '@/lib/domain/quantity';
import { cartMessages } from '@/lib/messages/en/cart';
import { productMessages } from '@/lib/messages/en/product';
import { useCart } from '@/lib/stores/cart-provider';
import { useNotices } from '@/lib/stores/notice-provider';

/** Quantity, Add to cart, Add to wishlist and Share on the product's own page (PDP-09 to PDP-18, PDP-21). */
export function PurchasePanel({ product }: { readonly product: Product }) {
  const [qty, setQty] = useState(1);
  const isReady = useCart((state) => state.ready);
  const add = useCart((state) => state.add);
  const show = useNotices((state) => state.show);

  const hasOthers = useCart((state) => countLines(state.lines) > 0);
  const costCents = lineTotalCents(product, qty);
  const said = isInStock(product) ? formatCents(costCents) : productMessages.outOfStock;

  function addChosen(): void {
    const result = add(product, qty);
    show(result.kind === 'added' ? addedNotice(result.line, noticeMs.addedFromDetail) : stockFullNotice);
  }

  function enter(text: string): number {
    const entered = quantityFrom(text, product.stock);
    setQty(entered);
    return entered;
  }

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        <QuantityStepper
          value={qty}
          min={1}
          max={Math.max(1, product.stock)}
          labels={{
            field: productMessages.quantity,
            decrease: productMessages.decrease,
            increase: productMessages.increase,
          }}
          isDisabled={!isReady}
          stopsAtEnds
          onStep={(wanted) => setQty(clampQuantity(wanted, product.stock))}
          onEnter={enter}
        />
        {/* On phones a bar at the thumb, which says again what it costs; for the eye alone. */}
        <div className="buy-bar flex grow items-center" data-said={said}>
          <Button
            // It answers all the same, but invites nobody.
            look={isInStock(product) ? 'primary' : 'secondary'}
            isDisabled={!isReady}
            className="grow"
            onClick={addChosen}
          >
            {productMessages.addToCart}
          </Button>
        </div>
      </div>
      {isInStock(product) && (
        // Room for the second sentence, which stored lines may bring, so that nothing below moves.
        <div className="min-h-[2lh] text-sm text-ink-soft xl:min-h-0">
          <div aria-live="polite" className="contents">
            <CheckoutTotal subtotalCents={costCents} className="inline" />
          </div>
          {hasOthers && `. ${cartMessages.cartOnTop}`}
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <AddToWishlistButton product={product} shape="button" />
        <ShareButton />
      </div>
    </div>
  );
}
