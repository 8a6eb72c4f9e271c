import { persist } from 'zustand/middleware';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CheckoutAddress } from '@/lib/domain/checkout';
import { readSavedAddresses, withAddress, withoutAddress } from '@/lib/domain/saved-addresses';
import { catchUp, createBareJson, type Persisted } from '@/lib/stores/bare-json';
import type { SafeStorage } from '@/lib/stores/safe-storage';

export const savedAddressesKey = 'SavedAddresses';

export type SavedAddressState = {
  /** The newest first; empty until storage is read. */
  readonly saved: readonly CheckoutAddress[];
  /** The list cannot be kept, and lasts as long as the page. */
  readonly unkept: boolean;
  readonly save: (address: CheckoutAddress) => void;
  readonly remove: (address: CheckoutAddress) => void;
  /** Takes in what storage holds now. */
  readonly refresh: () => void;
};

/** The addresses that the shopper chose to save on this device. */
export function createSavedAddressStore(storage: SafeStorage): StoreApi<SavedAddressState> {
  const kept = createBareJson({
    storage,
    key: savedAddressesKey,
    onUnkept: () => store.setState({ unkept: true }),
  });

  function change(rule: typeof withAddress, address: CheckoutAddress): void {
    catchUp(kept, store);
    store.setState({ saved: rule(store.getState().saved, address) });
  }

  const store: Persisted & StoreApi<SavedAddressState> = createStore<SavedAddressState>()(
    persist(
      (): SavedAddressState => ({
        saved: [],
        unkept: false,
        save: (address) => change(withAddress, address),
        remove: (address) => change(withoutAddress, address),
        refresh: () => catchUp(kept, store),
      }),
      {
        name: savedAddressesKey,
        storage: kept,
        skipHydration: true,
        // Nothing is left behind where nothing is saved.
        partialize: ({ saved }): unknown => (saved.length === 0 ? undefined : saved),
        merge: (stored, state) => ({ ...state, saved: readSavedAddresses(stored) }),
      },
    ),
  );
  return store;
}
