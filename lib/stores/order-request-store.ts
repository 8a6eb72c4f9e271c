'use client';

import { readDraft, type CheckoutDraft } from '@/lib/domain/checkout';
import { createReference } from '@/lib/domain/order-reference';
import {
  readRequests,
  sameRequest,
  withoutRequest,
  withSent,
  type StoredRequests,
  type OrderRequest,
  type RequestLine,
  type SendingChannel,
} from '@/lib/domain/order-request';
import { createStoreProvider } from '@/lib/stores/create-store-provider';
import { createPersistedStore, type PersistedStore } from '@/lib/stores/persisted-store';
import { deviceStorage, type SafeStorage } from '@/lib/stores/safe-storage';

export type OrderRequestState = {
  /** Newest first. */
  readonly requests: readonly OrderRequest[];
  readonly isReady: boolean;
  readonly writeFailed: boolean;
  /** Reuses an identical request of the last 24 hours. Persists nothing until `sent`. */
  readonly prepare: (lines: readonly RequestLine[], draft: CheckoutDraft) => OrderRequest;
  /** Records that an app received it; whether it was sent is unknown. */
  readonly sent: (request: OrderRequest, channel: SendingChannel) => void;
  readonly remove: (reference: string) => void;
};

export function createOrderRequestStore(
  storage: SafeStorage,
): PersistedStore<StoredRequests, OrderRequestState> {
  function change(rule: (requests: readonly OrderRequest[]) => readonly OrderRequest[]): void {
    store.change((kept) => ({ ...kept, requests: rule(kept.requests) }));
  }

  const actions: Pick<OrderRequestState, 'prepare' | 'sent' | 'remove'> = {
    prepare: (lines, draft) => {
      const now = new Date();
      const chance = crypto.getRandomValues(new Uint8Array(4));
      const fresh: OrderRequest = {
        reference: createReference(localDay(now), chance),
        madeAt: now.getTime(),
        lines: [...lines],
        draft: readDraft(draft),
        sentBy: [],
      };
      return sameRequest(store.current().value.requests, lines, draft, now.getTime()) ?? fresh;
    },
    sent: (request, channel) => change((requests) => withSent(requests, request, channel)),
    remove: (reference) => change((requests) => withoutRequest(requests, reference)),
  };

  const store = createPersistedStore<StoredRequests, OrderRequestState>({
    storage,
    key: 'OrderRequests',
    read: (stored) => ({ value: readRequests(stored) }),
    write: ({ requests, others }) => [...requests, ...others],
    toState: ({ value, isReady, problem }) => ({
      ...actions,
      requests: value.requests,
      isReady,
      writeFailed: problem === 'unsaved',
    }),
  });
  return store;
}

/** Local date as "2026-11-22". */
function localDay(time: Date): string {
  const parts = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

export const [OrderRequestProvider, useOrderRequests] = createStoreProvider(
  'useOrderRequests',
  'OrderRequestProvider',
  () => createOrderRequestStore(deviceStorage),
);
