'use client';

import { useState } from 'react';
import { AddButton } from '@/components/cart/add-button';
import { useAddToCart } from '@/components/cart/use-add-to-cart';
import { lazyPart } from '@/components/loading/lazy-part';
import { noticeMs } from '@/components/notices/notice-ms';
import { QuantityStepper } from '@/components/ui/quantity-stepper';
import { AddToWishlistButton } from '@/components/wishlist/add-to-wishlist-button';
import { formatCents, lineTotalCents } from '@/lib/domain/money';
import { availableQty, isInStock, type Product } from '@/lib/domain/product';
import { clampQuantity, quantityFrom } from '@/lib/domain/quantity';
import { useCart } from '@/lib/stores/cart-store';
import { productMessages } from '@/messages/product';

const CheckoutEstimate = lazyPart(
  async () => (await import('@/components/product/checkout-estimate')).CheckoutEstimate,
);
const ShareButton = lazyPart(async () => (await import('@/components/product/share-button')).ShareButton);

export function PurchasePanel({ product }: { readonly product: Product }) {
  const [qty, setQty] = useState(1);
  const addToCart = useAddToCart(noticeMs.standard);
  const isReady = useCart((state) => state.isReady);
  const costCents = lineTotalCents(product, qty);
  const maxQty = availableQty(product);
  const barPrice = isInStock(product) ? formatCents(costCents) : productMessages.outOfStock;

  function enterQty(text: string): number {
    const entered = quantityFrom(text, maxQty);
    setQty(entered);
    return entered;
  }

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        <QuantityStepper
          value={qty}
          min={1}
          max={Math.max(1, maxQty)}
          labels={{
            field: productMessages.quantity,
            decrease: productMessages.decrease,
            increase: productMessages.increase,
          }}
          isReady={isReady}
          stopsAtEnds
          onStep={(wanted) => setQty(clampQuantity(wanted, maxQty))}
          onEnter={enterQty}
        />
        {/* On phones this is a fixed bar, whose ::before shows the cost from data-price. */}
        <div className="buy-bar flex grow items-center" data-price={barPrice}>
          <AddButton
            variant={isInStock(product) ? 'primary' : 'soldOut'}
            isReady={isReady}
            className="grow"
            label={productMessages.addToCart}
            onAdd={() => addToCart(product, qty)}
          />
        </div>
      </div>
      {isInStock(product) && (
        <div className="checkout-estimate text-sm">
          <CheckoutEstimate product={product} qty={qty} />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <AddToWishlistButton product={product} />
        <ShareButton />
      </div>
    </div>
  );
}
