'use client';

import { useState, type ReactNode } from 'react';
import { createOrderRequestStore, type OrderRequestState } from '@/lib/stores/order-request-store';
import { deviceStorage } from '@/lib/stores/safe-storage';
import { createStoreContext, useStorageSync } from '@/lib/stores/store-context';

const { Context, useSelected } = createStoreContext<OrderRequestState>(
  'useOrderRequests',
  'OrderRequestProvider',
);

export function OrderRequestProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(() => createOrderRequestStore(deviceStorage));
  useStorageSync(store);
  return <Context value={store}>{children}</Context>;
}

export const useOrderRequests = useSelected;
