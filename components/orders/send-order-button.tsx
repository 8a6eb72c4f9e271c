'use client';

import { lazy } from 'react';
import { DialogButton } from '@/components/loading/dialog-button';
import type { Merchant } from '@/lib/domain/order-links';
import { useCart } from '@/lib/stores/cart-store';
import { useDraft } from '@/lib/stores/draft-store';
import { cartMessages } from '@/messages/cart';

const CartRequest = lazy(async () => ({
  default: (await import('@/components/orders/cart-request')).CartRequest,
}));

/** Renders nothing for card payments, which continue on the next page. */
export function SendOrderButton({ merchant }: { readonly merchant: Merchant }) {
  const isCardPayment = useDraft((state) => state.draft.method === 'card');
  const isSendable = useCart((state) => state.isKnown && state.lines.length > 0);
  if (isCardPayment || !isSendable) return null;
  return (
    <DialogButton
      variant="secondary"
      className="mt-3 w-full"
      renderDialog={(onClose) => <CartRequest merchant={merchant} onClose={onClose} />}
    >
      {cartMessages.sendOrder}
    </DialogButton>
  );
}
