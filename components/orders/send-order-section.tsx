'use client';

import { CartRequest } from '@/components/orders/cart-request';
import { ButtonLink } from '@/components/ui/button-link';
import { subtotalCents } from '@/lib/domain/cart';
import type { Merchant } from '@/lib/domain/order-links';
import { routes } from '@/lib/routes';
import { useCart } from '@/lib/stores/cart-store';
import { cartMessages } from '@/messages/cart';
import { minimumOrderCents } from '@/shop/settings';

/** Offers the shop instead where the cart is empty. */
export function SendOrderSection({ merchant }: { readonly merchant: Merchant }) {
  const isSendable = useCart(
    (state) =>
      (minimumOrderCents === 0 || subtotalCents(state.lines) >= minimumOrderCents) &&
      state.isKnown &&
      state.lines.length > 0,
  );
  const isKnown = useCart((state) => state.isKnown);
  const hasLines = useCart((state) => state.lines.length > 0);
  if (hasLines && !isSendable) return null;
  // Invisible until it is known that there is nothing to order; failed-payment.css hides what would move then.
  if (!isSendable)
    return (
      <ButtonLink href={routes.store} className={isKnown ? '' : 'order-pending invisible'}>
        {cartMessages.backToShop}
      </ButtonLink>
    );
  return (
    <section aria-labelledby="send-order" className="rounded bg-card p-6 print:hidden">
      <h2 id="send-order" className="mb-4 text-2xl">
        {cartMessages.sendOrder}
      </h2>
      <CartRequest merchant={merchant} />
    </section>
  );
}
