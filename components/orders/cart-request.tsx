'use client';

import { useState } from 'react';
import { OrderChannels } from '@/components/orders/order-channels';
import { ProductStrip } from '@/components/sharing/product-strip';
import { Dialog } from '@/components/ui/dialog';
import type { Merchant } from '@/lib/domain/order-links';
import { requestLines, type OrderRequest } from '@/lib/domain/order-request';
import { useCart } from '@/lib/stores/cart-store';
import { useDraft } from '@/lib/stores/draft-store';
import { OrderRequestProvider, useOrderRequests } from '@/lib/stores/order-request-store';
import { cartMessages } from '@/messages/cart';
import { orderRequestMessages } from '@/messages/order-request';

type Props = { readonly merchant: Merchant; readonly onClose?: () => void };

/**
 * Offers ways to send the cart and the checkout draft as an order, in a dialog if `onClose` is given. The cart must be
 * known and not empty.
 */
export function CartRequest({ merchant, onClose }: Props) {
  const request = (
    <OrderRequestProvider>
      <PreparedRequest merchant={merchant} context={onClose === undefined ? 'payment' : 'cart'} />
    </OrderRequestProvider>
  );
  if (onClose === undefined) return request;
  return (
    <Dialog title={cartMessages.sendOrder} closeLabel={orderRequestMessages.close} onClose={onClose}>
      {request}
    </Dialog>
  );
}

type PreparedRequestProps = { readonly merchant: Merchant; readonly context: 'cart' | 'payment' };

/** Renders nothing until storage is read, since the same request may be stored already. */
function PreparedRequest({ merchant, context }: PreparedRequestProps) {
  const cartLines = useCart((state) => state.lines);
  const lines = requestLines(cartLines);
  const draft = useDraft((state) => state.draft);
  const isDraftReady = useDraft((state) => state.isReady);
  const isListReady = useOrderRequests((state) => state.isReady);
  const prepare = useOrderRequests((state) => state.prepare);
  const [prepared, setPrepared] = useState<{ readonly content: string; readonly request: OrderRequest }>();
  // Preparing may create a new reference, so the request is kept until the cart or the draft changes.
  const content = JSON.stringify([lines, draft]);
  if (isDraftReady && isListReady && prepared?.content !== content)
    setPrepared({ content, request: prepare(lines, draft) });
  return (
    prepared && (
      <>
        <ProductStrip products={cartLines.map(({ product }) => product)} />
        <OrderChannels request={prepared.request} merchant={merchant} context={context} />
      </>
    )
  );
}
