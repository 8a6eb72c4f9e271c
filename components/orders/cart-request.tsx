'use client';

import { useMemo } from 'react';
import { OrderWays } from '@/components/orders/order-ways';
import { checkedLines } from '@/lib/domain/cart';
import type { Merchant } from '@/lib/domain/order-links';
import { requestLines } from '@/lib/domain/order-request';
import { useCart } from '@/lib/stores/cart-provider';
import { useDraft } from '@/lib/stores/draft-provider';
import { OrderRequestProvider, useOrderRequests } from '@/lib/stores/order-request-provider';

type Props = { readonly merchant: Merchant; readonly place: 'cart' | 'payment' };

/** The cart and what was typed for it as an order request. The cart must be known, and hold something. */
export function CartRequest(props: Props) {
  return (
    <OrderRequestProvider>
      <Gate {...props} />
    </OrderRequestProvider>
  );
}

/** Until what is kept is read, it is not known whether this request is there already. */
function Gate(props: Props) {
  const isDraftReady = useDraft((state) => state.ready);
  const isListReady = useOrderRequests((state) => state.ready);
  return isDraftReady && isListReady && <Prepared {...props} />;
}

function Prepared({ merchant, place }: Props) {
  const lines = useCart((state) => state.lines);
  const draft = useDraft((state) => state.draft);
  const prepare = useOrderRequests((state) => state.prepare);
  const request = useMemo(() => prepare(requestLines(checkedLines(lines)), draft), [prepare, lines, draft]);
  return <OrderWays request={request} merchant={merchant} place={place} />;
}
