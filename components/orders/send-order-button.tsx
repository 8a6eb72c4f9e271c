'use client';

import { lazy } from 'react';
import { DialogButton } from '@/components/loading/dialog-button';
import { subtotalCents } from '@/lib/domain/cart';
import type { Merchant } from '@/lib/domain/order-links';
import { useCart } from '@/lib/stores/cart-store';
import { useDraft } from '@/lib/stores/draft-store';
import { cartMessages } from '@/messages/cart';
import { hasCardPage, minimumOrderCents } from '@/shop/settings';

const CartRequest = lazy(async () => ({
  default: (await import('@/components/orders/cart-request')).CartRequest,
}));

/** In a shop without a card page this is the way to pay; else it renders nothing for card payments, which continue there. */
export function SendOrderButton({ merchant }: { readonly merchant: Merchant }) {
  const isCardPayment = useDraft((state) => state.draft.method === 'card');
  const isSendable = useCart(
    (state) =>
      (minimumOrderCents === 0 || subtotalCents(state.lines) >= minimumOrderCents) &&
      state.isKnown &&
      state.lines.length > 0,
  );
  if (isCardPayment || !isSendable) return null;
  return (
    <DialogButton
      variant="primary"
      className="grow"
      renderDialog={(onClose) => <CartRequest merchant={merchant} onClose={onClose} />}
    >
      {hasCardPage ? cartMessages.sendOrder : cartMessages.proceed}
    </DialogButton>
  );
}
