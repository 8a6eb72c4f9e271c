'use client';

import { ThinBar } from '@/components/ui/thin-bar';
import { freeShippingGapCents, freeShippingPercent, hasFreeShippingLimit } from '@/lib/domain/free-shipping';
import { subtotalCents } from '@/lib/domain/cart';
import { formatCents } from '@/lib/domain/money';
import { useCart } from '@/lib/stores/cart-store';
import { cartMessages } from '@/messages/cart';

/** How far the cart is from free shipping, once its amounts are known. */
export function FreeShippingProgress() {
  const subtotal = useCart((state) => (state.isKnown ? subtotalCents(state.lines) : 0));
  if (!hasFreeShippingLimit || subtotal === 0) return null;
  const gap = freeShippingGapCents(subtotal);
  return (
    <div className="grid gap-1.5 text-sm">
      <p>{gap === 0 ? cartMessages.freeShipping : cartMessages.freeShippingGap(formatCents(gap))}</p>
      <ThinBar percent={freeShippingPercent(subtotal)} />
    </div>
  );
}
