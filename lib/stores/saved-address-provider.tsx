'use client';

import { useState, type ReactNode } from 'react';
import { deviceStorage } from '@/lib/stores/safe-storage';
import { createSavedAddressStore, type SavedAddressState } from '@/lib/stores/saved-address-store';
import { createStoreContext, useStorageSync } from '@/lib/stores/store-context';

const { Context, useSelected } = createStoreContext<SavedAddressState>(
  'useSavedAddresses',
  'SavedAddressProvider',
);

export function SavedAddressProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(() => createSavedAddressStore(deviceStorage));
  useStorageSync(store);
  return <Context value={store}>{children}</Context>;
}

export const useSavedAddresses = useSelected;
