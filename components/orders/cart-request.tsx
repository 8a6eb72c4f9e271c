'use client';

import { useState } from 'react';
import { OrderChannels } from '@/components/orders/order-channels';
import type { Merchant } from '@/lib/domain/order-links';
import { requestLines } from '@/lib/domain/order-request';
import { useCart } from '@/lib/stores/cart-store';
import { useDraft } from '@/lib/stores/draft-store';
import { OrderRequestProvider, useOrderRequests } from '@/lib/stores/order-request-store';

type Props = { readonly merchant: Merchant; readonly context: 'cart' | 'payment' };

/** The cart and its draft as an order request. Render only for a known, non-empty cart. */
export function CartRequest(props: Props) {
  return (
    <OrderRequestProvider>
      <WaitForStorage {...props} />
    </OrderRequestProvider>
  );
}

/** Waits for storage, since this request may be saved already. */
function WaitForStorage(props: Props) {
  const isDraftReady = useDraft((state) => state.isReady);
  const isListReady = useOrderRequests((state) => state.isReady);
  return isDraftReady && isListReady && <PreparedRequest {...props} />;
}

function PreparedRequest({ merchant, context }: Props) {
  const lines = useCart((state) => state.lines);
  const draft = useDraft((state) => state.draft);
  const prepare = useOrderRequests((state) => state.prepare);
  // Each call may draw a new reference, so an unchanged cart and draft keep their request.
  const content = JSON.stringify([requestLines(lines), draft]);
  const [prepared, setPrepared] = useState(() => ({ content, request: prepare(requestLines(lines), draft) }));
  if (prepared.content !== content) setPrepared({ content, request: prepare(requestLines(lines), draft) });
  return <OrderChannels request={prepared.request} merchant={merchant} context={context} />;
}
