'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { TextLink } from '@/components/ui/text-link';
import { missingDetails, truncateDraft } from '@/lib/domain/order-draft';
import { evictedRequest, type OrderRequest } from '@/lib/domain/order-request';
import { routes } from '@/lib/routes';
import { useOrderRequests } from '@/lib/stores/order-request-store';
import { orderRequestMessages as messages } from '@/messages/order-request';

type Props = {
  readonly request: OrderRequest;
  /** Apps whose link holds only a part of the message. */
  readonly truncatedFor: readonly string[];
  readonly isPayment: boolean;
};

/** What the shopper should know before sending. */
export function OrderRemarks({ request, truncatedFor, isPayment }: Props) {
  const isOnline = useSyncExternalStore(onConnectionChange, isConnected, isTakenForGranted);
  const evicted = useOrderRequests((state) => evictedRequest(state.requests, request));
  const missing = missingDetails(request.draft).map((part) => messages.missingParts[part]);
  return (
    <>
      {missing.length > 0 && (
        <Remark>
          {messages.missing(missing)}{' '}
          {isPayment && <TextLink href={routes.cart}>{messages.addMissingParts}</TextLink>}
        </Remark>
      )}
      {!isOnline && <Remark>{messages.youAreOffline}</Remark>}
      {truncateDraft(request.draft).isTruncated && <Remark>{messages.textShortened}</Remark>}
      {truncatedFor.length > 0 && <Remark>{messages.tooLong(truncatedFor)}</Remark>}
      {evicted && <Remark>{messages.listFull(evicted.reference)}</Remark>}
    </>
  );
}

function Remark({ children }: { readonly children: ReactNode }) {
  return <p className="mt-3 border-s-2 border-seal ps-3">{children}</p>;
}

function onConnectionChange(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

const isConnected = () => navigator.onLine;
const isTakenForGranted = () => true;
