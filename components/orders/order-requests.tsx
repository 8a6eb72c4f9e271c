'use client';

import { RequestCard } from '@/components/orders/request-card';
import type { Merchant } from '@/lib/domain/order-links';
import { orderRequestMessages as messages } from '@/lib/messages/en/order-request';
import { OrderRequestProvider, useOrderRequests } from '@/lib/stores/order-request-provider';

type Props = { readonly merchant: Merchant };

/** The order requests of this device, apart from the sample orders. */
export function OrderRequests({ merchant }: Props) {
  return (
    <OrderRequestProvider>
      <List merchant={merchant} />
    </OrderRequestProvider>
  );
}

function List({ merchant }: Props) {
  const requests = useOrderRequests((state) => state.requests);
  const isReady = useOrderRequests((state) => state.ready);
  const isUnkept = useOrderRequests((state) => state.unkept);
  if (!isReady) return <noscript>{messages.noScript}</noscript>;
  if (requests.length === 0) return <p>{messages.empty}</p>;
  return (
    <>
      {isUnkept && <p className="mb-4">{messages.unkept}</p>}
      <ul aria-label={messages.listTitle} className="grid gap-4">
        {requests.map((request) => (
          <RequestCard key={request.reference} request={request} merchant={merchant} />
        ))}
      </ul>
    </>
  );
}
