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
  /** The names of the apps whose link holds only a part of the message. */
  readonly truncatedFor: readonly string[];
  readonly isPayment: boolean;
};

export function OrderWarnings({ request, truncatedFor, isPayment }: Props) {
  const isOnline = useSyncExternalStore(onConnectionChange, isOnlineNow, () => true);
  const evicted = useOrderRequests((state) => evictedRequest(state.requests, request));
  const missing = missingDetails(request.draft).map((part) => messages.missingParts[part]);
  return (
    <>
      {missing.length > 0 && (
        <Warning>
          {messages.missing(missing)}{' '}
          {isPayment && <TextLink href={routes.cart}>{messages.addMissingParts}</TextLink>}
        </Warning>
      )}
      {!isOnline && <Warning>{messages.youAreOffline}</Warning>}
      {truncateDraft(request.draft).isTruncated && <Warning>{messages.textShortened}</Warning>}
      {truncatedFor.length > 0 && <Warning>{messages.tooLong(truncatedFor)}</Warning>}
      {evicted && <Warning>{messages.listFull(evicted.reference)}</Warning>}
    </>
  );
}

function Warning({ children }: { readonly children: ReactNode }) {
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

const isOnlineNow = () => navigator.onLine;
