'use client';

import type { CheckoutAddress } from '@/lib/domain/checkout';
import { readSavedAddresses, withAddress, withoutAddress } from '@/lib/domain/saved-addresses';
import { createStoreProvider } from '@/lib/stores/create-store-provider';
import { createPersistedStore, type PersistedStore } from '@/lib/stores/persisted-store';
import { deviceStorage, type SafeStorage } from '@/lib/stores/safe-storage';

type Addresses = readonly CheckoutAddress[];

export type SavedAddressState = {
  /** Newest first; empty until storage is read. */
  readonly saved: Addresses;
  readonly writeFailed: boolean;
  readonly save: (address: CheckoutAddress) => void;
  readonly remove: (address: CheckoutAddress) => void;
};

export function createSavedAddressStore(storage: SafeStorage): PersistedStore<Addresses, SavedAddressState> {
  const actions = {
    save: (address: CheckoutAddress) => store.change((saved) => withAddress(saved, address)),
    remove: (address: CheckoutAddress) => store.change((saved) => withoutAddress(saved, address)),
  };
  const store = createPersistedStore<Addresses, SavedAddressState>({
    storage,
    key: 'SavedAddresses',
    read: (stored) => ({ value: readSavedAddresses(stored) }),
    write: (saved) => (saved.length === 0 ? undefined : saved),
    toState: ({ value, problem }) => ({ ...actions, saved: value, writeFailed: problem === 'unsaved' }),
  });
  return store;
}

export const [SavedAddressProvider, useSavedAddresses] = createStoreProvider(
  'useSavedAddresses',
  'SavedAddressProvider',
  () => createSavedAddressStore(deviceStorage),
);
