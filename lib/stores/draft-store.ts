'use client';

import { readDraft, type CheckoutAddress, type CheckoutDraft } from '@/lib/domain/checkout';
import { createStoreProvider } from '@/lib/stores/create-store-provider';
import { createPersistedStore } from '@/lib/stores/persisted-store';
import { deviceStorage, tabStorage, type SafeStorage } from '@/lib/stores/safe-storage';

export function createDraftStore(storage: SafeStorage) {
  return createPersistedStore({
    storage,
    key: 'Checkout',
    read: (stored) => ({ value: readDraft(stored) }),
    toState: ({ value, isReady }) => ({ draft: value, isReady }),
    actions: ({ change }) => ({
      change: (part: Partial<CheckoutDraft>) => change((draft) => ({ ...draft, ...part })),
      changeAddress: (purpose: 'billing' | 'shipping', part: Partial<CheckoutAddress>) =>
        change((draft) => ({ ...draft, [purpose]: { ...draft[purpose], ...part } })),
    }),
  });
}

export const [DraftProvider, useDraft] = createStoreProvider('useDraft', 'DraftProvider', () =>
  createDraftStore(tabStorage),
);

/** True if storage holds what the form on /Cart shows: a draft, or addresses to choose from. */
export function hasStoredForm(): boolean {
  return tabStorage.read('Checkout') !== null || deviceStorage.read('SavedAddresses') !== null;
}
