import { persist } from 'zustand/middleware';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { readViewings, withViewing, type Viewing } from '@/lib/domain/recently-viewed';
import { catchUp, createBareJson, type Persisted } from '@/lib/stores/bare-json';
import type { SafeStorage } from '@/lib/stores/safe-storage';

export const recentKey = 'recentlyViewed';

export type RecentState = {
  /** The latest first; empty until storage is read. */
  readonly viewings: readonly Viewing[];
  readonly view: (id: number) => void;
  readonly clear: () => void;
  /** Takes in what storage holds now. */
  readonly refresh: () => void;
};

/**
 * Which products were looked at on this device: ids and times alone. Where they cannot be kept there is no loss to tell
 * of.
 */
export function createRecentStore(storage: SafeStorage): StoreApi<RecentState> {
  const kept = createBareJson({ storage, key: recentKey });
  const store: Persisted & StoreApi<RecentState> = createStore<RecentState>()(
    persist(
      (set, get) => ({
        viewings: [],
        view: (id) => {
          catchUp(kept, store);
          set({ viewings: withViewing(get().viewings, id, Date.now()) });
        },
        clear: () => {
          catchUp(kept, store);
          set({ viewings: [] });
        },
        refresh: () => catchUp(kept, store),
      }),
      {
        name: recentKey,
        storage: kept,
        skipHydration: true,
        // Nothing is left behind where nothing is remembered.
        partialize: ({ viewings }): unknown => (viewings.length === 0 ? undefined : viewings),
        merge: (stored, state) => ({ ...state, viewings: readViewings(stored, Date.now()) }),
      },
    ),
  );
  return store;
}
