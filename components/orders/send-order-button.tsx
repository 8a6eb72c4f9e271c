'use client';

import { lazy } from 'react';
import { DialogButton } from '@/components/loading/dialog-button';
import type { Merchant } from '@/lib/domain/order-links';
import { useCart } from '@/lib/stores/cart-store';
import { useDraft } from '@/lib/stores/draft-store';
import { cartMessages } from '@/messages/cart';

const OrderDialog = lazy(async () => ({
  default: (await import('@/components/orders/order-dialog')).OrderDialog,
}));

type Props = { readonly merchant: Merchant };

/** Hidden for card payments, which continue on the next page. */
export function SendOrderButton({ merchant }: Props) {
  const isByCard = useDraft((state) => state.draft.method === 'card');
  const isSendable = useCart((state) => state.isKnown && state.lines.length > 0);
  if (isByCard || !isSendable) return null;
  return (
    <DialogButton
      variant="secondary"
      className="mt-3 w-full"
      renderDialog={(onClose) => <OrderDialog merchant={merchant} onClose={onClose} />}
    >
      {cartMessages.sendOrder}
    </DialogButton>
  );
}
