'use client';

import { lazy } from 'react';
import { isCartKnown } from '@/components/cart/is-cart-known';
import { DialogButton } from '@/components/ui/dialog-button';
import type { Merchant } from '@/lib/domain/order-links';
import { cartMessages } from '@/lib/messages/en/cart';
import { useCart } from '@/lib/stores/cart-provider';
import { useDraft } from '@/lib/stores/draft-provider';

const OrderDialog = lazy(async () => ({
  default: (await import('@/components/orders/order-dialog')).OrderDialog,
}));

type Props = { readonly merchant: Merchant };

/** Offered in the cart to those who pay when they get it; a card is asked for on the next page. */
export function SendOrderButton({ merchant }: Props) {
  const isByCard = useDraft((state) => state.draft.method === 'card');
  const isSendable = useCart((state) => isCartKnown(state) && state.lines.length > 0);
  if (isByCard || !isSendable) return null;
  return (
    <DialogButton
      look="secondary"
      className="mt-3 w-full"
      renderDialog={(onClose) => <OrderDialog merchant={merchant} onClose={onClose} />}
    >
      {cartMessages.sendOrder}
    </DialogButton>
  );
}
