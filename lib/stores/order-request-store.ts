import { persist } from 'zustand/middleware';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { readDraft, type CheckoutDraft } from '@/lib/domain/checkout';
import {
  readRequests,
  requestReference,
  sameRequest,
  withoutRequest,
  withSent,
  type OrderRequest,
  type RequestLine,
  type SendingWay,
} from '@/lib/domain/order-request';
import { catchUp, createBareJson, type Persisted } from '@/lib/stores/bare-json';
import type { SafeStorage } from '@/lib/stores/safe-storage';

/** The localStorage key of the order requests. */
export const orderRequestsKey = 'OrderRequests';

export type OrderRequestState = {
  /** The newest first. */
  readonly requests: readonly OrderRequest[];
  readonly ready: boolean;
  /** The list cannot be kept, and lasts as long as the page. */
  readonly unkept: boolean;
  /** A request of this content, that of today where there is one; it is kept only once it leaves by some way. */
  readonly prepare: (lines: readonly RequestLine[], draft: CheckoutDraft) => OrderRequest;
  /** It was handed to an app; whether it was sent nobody knows. */
  readonly sent: (request: OrderRequest, way: SendingWay) => void;
  readonly remove: (reference: string) => void;
  readonly refresh: () => void;
};

/** The order requests of this device; the time and the chance in a reference come from here. */
export function createOrderRequestStore(storage: SafeStorage): StoreApi<OrderRequestState> {
  const kept = createBareJson({
    storage,
    key: orderRequestsKey,
    onUnkept: () => store.setState({ unkept: true }),
  });

  function change(rule: (requests: readonly OrderRequest[]) => readonly OrderRequest[]): void {
    catchUp(kept, store);
    store.setState({ requests: rule(store.getState().requests) });
  }

  const store: Persisted & StoreApi<OrderRequestState> = createStore<OrderRequestState>()(
    persist(
      (_set, get) => ({
        requests: [],
        ready: false,
        unkept: false,
        prepare: (lines, draft) => {
          const now = new Date();
          const chance = crypto.getRandomValues(new Uint8Array(4));
          const fresh: OrderRequest = {
            reference: requestReference(localDay(now), chance),
            madeAt: now.getTime(),
            lines: [...lines],
            draft: readDraft(draft),
            sentBy: [],
          };
          return sameRequest(get().requests, lines, draft, now.getTime()) ?? fresh;
        },
        sent: (request, way) => change((requests) => withSent(requests, request, way)),
        remove: (reference) => change((requests) => withoutRequest(requests, reference)),
        refresh: () => catchUp(kept, store),
      }),
      {
        name: orderRequestsKey,
        storage: kept,
        skipHydration: true,
        partialize: ({ requests }): unknown => requests,
        merge: (stored, state) => ({ ...state, requests: readRequests(stored), ready: true }),
      },
    ),
  );
  return store;
}

/** "2026-11-22" where the shopper is. */
function localDay(time: Date): string {
  const parts = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
