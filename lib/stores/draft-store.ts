'use client';

import { readDraft, type CheckoutAddress, type CheckoutDraft } from '@/lib/domain/checkout';
import { createStoreProvider } from '@/lib/stores/create-store-provider';
import { createPersistedStore, type PersistedStore } from '@/lib/stores/persisted-store';
import { tabStorage, type SafeStorage } from '@/lib/stores/safe-storage';

export type DraftState = {
  readonly draft: CheckoutDraft;
  readonly isReady: boolean;
  readonly change: (part: Partial<CheckoutDraft>) => void;
  readonly changeAddress: (purpose: 'billing' | 'shipping', part: Partial<CheckoutAddress>) => void;
};

export function createDraftStore(storage: SafeStorage): PersistedStore<CheckoutDraft, DraftState> {
  const change: DraftState['change'] = (part) => store.change((draft) => ({ ...draft, ...part }));
  const changeAddress: DraftState['changeAddress'] = (purpose, part) =>
    store.change((draft) => ({ ...draft, [purpose]: { ...draft[purpose], ...part } }));
  const store = createPersistedStore<CheckoutDraft, DraftState>({
    storage,
    key: 'Checkout',
    read: (stored) => ({ value: readDraft(stored) }),
    write: (draft) => draft,
    toState: ({ value, isReady }) => ({ draft: value, isReady, change, changeAddress }),
  });
  return store;
}

export const [DraftProvider, useDraft] = createStoreProvider('useDraft', 'DraftProvider', () =>
  createDraftStore(tabStorage),
);
