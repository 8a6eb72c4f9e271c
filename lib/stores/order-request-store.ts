'use client';

import { readDraft, type CheckoutDraft } from '@/lib/domain/checkout';
import { createReference } from '@/lib/domain/order-reference';
import {
  findSameRequest,
  withoutRequest,
  withSentRequest,
  type OrderRequest,
  type RequestLine,
  type SendingChannel,
} from '@/lib/domain/order-request';
import { readRequests } from '@/lib/domain/stored-requests';
import { createStoreProvider } from '@/lib/stores/create-store-provider';
import { createPersistedStore } from '@/lib/stores/persisted-store';
import { deviceStorage, type SafeStorage } from '@/lib/stores/safe-storage';

type Requests = readonly OrderRequest[];

export function createOrderRequestStore(storage: SafeStorage) {
  return createPersistedStore({
    storage,
    key: 'OrderRequests',
    read: (stored) => ({ value: readRequests(stored) }),
    write: ({ requests, others }) => [...requests, ...others],
    /** `requests` is newest first. */
    toState: ({ value, isReady, problem }) => ({
      requests: value.requests,
      isReady,
      writeFailed: problem === 'unsaved',
    }),
    actions: ({ current, change }) => {
      const changeRequests = (rule: (requests: Requests) => Requests) =>
        change((stored) => ({ ...stored, requests: rule(stored.requests) }));
      return {
        /** Returns an identical request of the last 24 hours, or a new one. Only `sent` stores it. */
        prepare: (lines: readonly RequestLine[], draft: CheckoutDraft): OrderRequest =>
          findSameRequest(current().value.requests, lines, draft, Date.now()) ?? newRequest(lines, draft),
        /** Stores that a channel took the request; whether the shopper then sent it is unknown. */
        sent: (request: OrderRequest, channel: SendingChannel) =>
          changeRequests((requests) => withSentRequest(requests, request, channel)),
        remove: (reference: string) => changeRequests((requests) => withoutRequest(requests, reference)),
      };
    },
  });
}

function newRequest(lines: readonly RequestLine[], draft: CheckoutDraft): OrderRequest {
  const now = new Date();
  const randomNumbers = crypto.getRandomValues(new Uint8Array(4));
  return {
    reference: createReference(localDay(now), randomNumbers),
    madeAt: now.getTime(),
    lines: [...lines],
    draft: readDraft(draft),
    sentBy: [],
  };
}

/** Returns the local date, such as 2026-11-22. */
function localDay(time: Date): string {
  const parts = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

export const [OrderRequestProvider, useOrderRequests] = createStoreProvider(
  'useOrderRequests',
  'OrderRequestProvider',
  () => createOrderRequestStore(deviceStorage),
);
