'use client';

import { CartRequest } from '@/components/orders/cart-request';
import { Dialog } from '@/components/ui/dialog';
import type { Merchant } from '@/lib/domain/order-links';
import { cartMessages } from '@/lib/messages/en/cart';
import { orderRequestMessages as messages } from '@/lib/messages/en/order-request';

type Props = { readonly merchant: Merchant; readonly onClose: () => void };

/** The ways to send the cart, over the cart. */
export function OrderDialog({ merchant, onClose }: Props) {
  return (
    <Dialog title={cartMessages.sendOrder} closeLabel={messages.close} onClose={onClose}>
      <CartRequest merchant={merchant} place="cart" />
    </Dialog>
  );
}
