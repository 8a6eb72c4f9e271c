'use client';

import { isCartKnown } from '@/components/cart/is-cart-known';
import { CartRequest } from '@/components/orders/cart-request';
import type { Merchant } from '@/lib/domain/order-links';
import { cartMessages } from '@/lib/messages/en/cart';
import { useCart } from '@/lib/stores/cart-provider';

type Props = { readonly merchant: Merchant };

/** Beside the failed payment: the order can still reach the shop. Nothing is offered for an empty cart. */
export function SendOrderSection({ merchant }: Props) {
  const isSendable = useCart((state) => isCartKnown(state) && state.lines.length > 0);
  if (!isSendable) return null;
  return (
    <section
      aria-labelledby="send-order"
      className="max-w-prose rounded border border-line p-6 print:hidden sm:p-8"
    >
      <h2 id="send-order" className="mb-3 text-2xl">
        {cartMessages.sendOrder}
      </h2>
      <CartRequest merchant={merchant} place="payment" />
    </section>
  );
}
