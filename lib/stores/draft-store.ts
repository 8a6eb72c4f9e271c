import { persist } from 'zustand/middleware';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { emptyDraft, readDraft, type CheckoutDraft } from '@/lib/domain/checkout';
import { createBareJson } from '@/lib/stores/bare-json';
import type { SafeStorage } from '@/lib/stores/safe-storage';

export type DraftState = {
  readonly draft: CheckoutDraft;
  readonly ready: boolean;
  readonly change: (part: Partial<CheckoutDraft>) => void;
  readonly refresh: () => void;
};

const draftKey = 'Checkout';

/** What was typed into the checkout form, kept for the tab. */
export function createDraftStore(storage: SafeStorage): StoreApi<DraftState> {
  const store = createStore<DraftState>()(
    persist(
      (set, get) => ({
        draft: emptyDraft,
        ready: false,
        change: (part) => {
          if (!get().ready) get().refresh();
          set({ draft: { ...get().draft, ...part } });
        },
        refresh: () => void store.persist.rehydrate(),
      }),
      {
        name: draftKey,
        storage: createBareJson({ storage, key: draftKey }),
        skipHydration: true,
        partialize: ({ draft }): unknown => draft,
        merge: (stored, state) => ({ ...state, draft: readDraft(stored), ready: true }),
      },
    ),
  );
  return store;
}
