'use client';

import { lazy, useState } from 'react';
import { isCartKnown } from '@/components/cart/is-cart-known';
import { Button } from '@/components/ui/button';
import { Later } from '@/components/ui/later';
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
  const [isOpen, setOpen] = useState(false);
  if (isByCard || !isSendable) return null;
  return (
    <>
      <Button look="secondary" className="mt-3 w-full" onClick={() => setOpen(true)}>
        {cartMessages.sendOrder}
      </Button>
      {isOpen && (
        <Later>
          <OrderDialog merchant={merchant} onClose={() => setOpen(false)} />
        </Later>
      )}
    </>
  );
}
