'use client';

import { useState, type ReactNode } from 'react';
import {
  createOrderRequestStore,
  orderRequestsKey,
  type OrderRequestState,
} from '@/lib/stores/order-request-store';
import { deviceStorage } from '@/lib/stores/safe-storage';
import { createStoreContext } from '@/lib/stores/store-context';
import { useInStep } from '@/lib/stores/use-in-step';

const { Context, useSelected } = createStoreContext<OrderRequestState>(
  'useOrderRequests',
  'OrderRequestProvider',
);

/** Only what sends or lists order requests stands in it. */
export function OrderRequestProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(() => createOrderRequestStore(deviceStorage));
  useInStep(store, orderRequestsKey);
  return <Context value={store}>{children}</Context>;
}

/** Throws outside an OrderRequestProvider. */
export const useOrderRequests = useSelected;
