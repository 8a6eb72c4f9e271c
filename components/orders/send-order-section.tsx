'use client';

import { CartRequest } from '@/components/orders/cart-request';
import { subtotalCents } from '@/lib/domain/cart';
import type { Merchant } from '@/lib/domain/order-links';
import { useCart } from '@/lib/stores/cart-store';
import { cartMessages } from '@/messages/cart';
import { minimumOrderCents } from '@/shop/settings';

export function SendOrderSection({ merchant }: { readonly merchant: Merchant }) {
  const isSendable = useCart(
    (state) =>
      (minimumOrderCents === 0 || subtotalCents(state.lines) >= minimumOrderCents) &&
      state.isKnown &&
      state.lines.length > 0,
  );
  if (!isSendable) return null;
  return (
    <section aria-labelledby="send-order" className="rounded bg-card p-6 print:hidden">
      <h2 id="send-order" className="mb-3 text-2xl">
        {cartMessages.sendOrder}
      </h2>
      <CartRequest merchant={merchant} />
    </section>
  );
}
