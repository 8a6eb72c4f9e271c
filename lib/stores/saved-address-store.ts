'use client';

import type { CheckoutAddress } from '@/lib/domain/checkout';
import { readSavedAddresses, withAddress, withoutAddress } from '@/lib/domain/saved-addresses';
import { createStoreProvider } from '@/lib/stores/create-store-provider';
import { createPersistedStore } from '@/lib/stores/persisted-store';
import { deviceStorage, type SafeStorage } from '@/lib/stores/safe-storage';

export function createSavedAddressStore(storage: SafeStorage) {
  return createPersistedStore({
    storage,
    key: 'SavedAddresses',
    read: (stored) => ({ value: readSavedAddresses(stored) }),
    write: (saved) => (saved.length === 0 ? undefined : saved),
    /** `saved` is newest first, and empty until storage is read. */
    toState: ({ value, problem }) => ({ saved: value, writeFailed: problem === 'unsaved' }),
    actions: ({ change }) => ({
      save: (address: CheckoutAddress) => change((saved) => withAddress(saved, address)),
      remove: (address: CheckoutAddress) => change((saved) => withoutAddress(saved, address)),
    }),
  });
}

export const [SavedAddressProvider, useSavedAddresses] = createStoreProvider(
  'useSavedAddresses',
  'SavedAddressProvider',
  () => createSavedAddressStore(deviceStorage),
);
