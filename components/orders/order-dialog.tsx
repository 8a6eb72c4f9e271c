'use client';

import { CartRequest } from '@/components/orders/cart-request';
import { Dialog } from '@/components/ui/dialog';
import type { Merchant } from '@/lib/domain/order-links';
import { cartMessages } from '@/messages/cart';
import { orderRequestMessages as messages } from '@/messages/order-request';

type Props = { readonly merchant: Merchant; readonly onClose: () => void };

export function OrderDialog({ merchant, onClose }: Props) {
  return (
    <Dialog title={cartMessages.sendOrder} closeLabel={messages.close} onClose={onClose}>
      <CartRequest merchant={merchant} context="cart" />
    </Dialog>
  );
}
