import { readViewings, withViewing, type Viewing } from '@/lib/domain/recently-viewed';
import { createPersistedStore, type PersistedStore } from '@/lib/stores/persisted-store';
import type { SafeStorage } from '@/lib/stores/safe-storage';

type Viewings = readonly Viewing[];

export type RecentState = {
  /** Latest first; empty until storage is read. */
  readonly viewings: Viewings;
  readonly view: (id: number) => void;
  readonly clear: () => void;
};

/** Stores ids and times only. Failed writes are not reported: the loss is harmless. */
export function createRecentStore(storage: SafeStorage): PersistedStore<Viewings, RecentState> {
  const actions = {
    view: (id: number) => store.change((viewings) => withViewing(viewings, id, Date.now())),
    clear: () => store.change(() => []),
  };
  const store = createPersistedStore<Viewings, RecentState>({
    storage,
    key: 'recentlyViewed',
    read: (stored) => ({ value: readViewings(stored, Date.now()) }),
    write: (viewings) => (viewings.length === 0 ? undefined : viewings),
    toState: ({ value }) => ({ ...actions, viewings: value }),
  });
  return store;
}
