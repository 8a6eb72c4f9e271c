'use client';

import { useState, type ReactNode } from 'react';
import { deviceStorage } from '@/lib/stores/safe-storage';
import {
  createSavedAddressStore,
  savedAddressesKey,
  type SavedAddressState,
} from '@/lib/stores/saved-address-store';
import { createStoreContext } from '@/lib/stores/store-context';
import { useInStep } from '@/lib/stores/use-in-step';

const { Context, useSelected } = createStoreContext<SavedAddressState>(
  'useSavedAddresses',
  'SavedAddressProvider',
);

/** Only the checkout form stands in it. */
export function SavedAddressProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(() => createSavedAddressStore(deviceStorage));
  useInStep(store, savedAddressesKey);
  return <Context value={store}>{children}</Context>;
}

/** Throws outside a SavedAddressProvider. */
export const useSavedAddresses = useSelected;
