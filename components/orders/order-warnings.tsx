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
  /** Whether what is missing can still be added. */
  readonly hasForm: boolean;
  /** Leads to the address form of this page; left out, a link leads to the cart. */
  readonly onAddMissing: (() => void) | undefined;
};

export function OrderWarnings({ request, truncatedFor, hasForm, onAddMissing }: Props) {
  const isOnline = useSyncExternalStore(onConnectionChange, isOnlineNow, () => true);
  const evicted = useOrderRequests((state) => evictedRequest(state.requests, request));
  const missing = missingDetails(request.draft).map((part) => messages.missingParts[part]);
  return (
    <>
      {missing.length > 0 && (
        <p className="mb-4 grid">
          {messages.missing(missing)}
          {hasForm && <AddMissing onAddMissing={onAddMissing} />}
        </p>
      )}
      {!isOnline && <Warning>{messages.youAreOffline}</Warning>}
      {truncateDraft(request.draft).isTruncated && <Warning>{messages.textShortened}</Warning>}
      {truncatedFor.length > 0 && <Warning>{messages.tooLong(truncatedFor)}</Warning>}
      {evicted && <Warning>{messages.listFull(evicted.reference)}</Warning>}
    </>
  );
}

function AddMissing({ onAddMissing }: Pick<Props, 'onAddMissing'>) {
  if (onAddMissing === undefined)
    return (
      <TextLink href={`${routes.cart}#address`} className="justify-self-start">
        {messages.addMissingParts}
      </TextLink>
    );
  return (
    <button type="button" className="text-link min-h-11 justify-self-start" onClick={onAddMissing}>
      {messages.addMissingHere}
    </button>
  );
}

function Warning({ children }: { readonly children: ReactNode }) {
  return <p className="mb-6 grid border-s-2 border-seal ps-3">{children}</p>;
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
