'use client';

import { RequestCard } from '@/components/orders/request-card';
import type { Merchant } from '@/lib/domain/order-links';
import { OrderRequestProvider, useOrderRequests } from '@/lib/stores/order-request-store';
import { orderRequestMessages as messages } from '@/messages/order-request';

type Props = { readonly merchant: Merchant };

export function OrderRequests({ merchant }: Props) {
  return (
    <OrderRequestProvider>
      <List merchant={merchant} />
    </OrderRequestProvider>
  );
}

function List({ merchant }: Props) {
  const requests = useOrderRequests((state) => state.requests);
  const isReady = useOrderRequests((state) => state.isReady);
  const hasUnsaved = useOrderRequests((state) => state.writeFailed);
  if (!isReady) return <noscript>{messages.noScript}</noscript>;
  if (requests.length === 0) return <p>{messages.empty}</p>;
  return (
    <>
      {hasUnsaved && <p className="mb-4">{messages.unsaved}</p>}
      <ul aria-label={messages.listTitle} className="grid gap-4">
        {requests.map((request) => (
          <RequestCard key={request.reference} request={request} merchant={merchant} />
        ))}
      </ul>
    </>
  );
}
