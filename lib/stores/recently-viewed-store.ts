'use client';

import { readViewings, withViewing, type Viewing } from '@/lib/domain/recently-viewed';
import { createStoreProvider } from '@/lib/stores/create-store-provider';
import { createPersistedStore, type PersistedStore } from '@/lib/stores/persisted-store';
import { deviceStorage, type SafeStorage } from '@/lib/stores/safe-storage';

type Viewings = readonly Viewing[];

export type RecentlyViewedState = {
  /** Latest first; empty until storage is read. */
  readonly viewings: Viewings;
  readonly view: (id: number) => void;
  readonly clear: () => void;
};

/** Stores ids and times only. Failed writes are not reported: the loss is harmless. */
function createRecentlyViewedStore(storage: SafeStorage): PersistedStore<Viewings, RecentlyViewedState> {
  const actions = {
    view: (id: number) => store.change((viewings) => withViewing(viewings, id, Date.now())),
    clear: () => store.change(() => []),
  };
  const store = createPersistedStore<Viewings, RecentlyViewedState>({
    storage,
    key: 'recentlyViewed',
    read: (stored) => ({ value: readViewings(stored, Date.now()) }),
    write: (viewings) => (viewings.length === 0 ? undefined : viewings),
    toState: ({ value }) => ({ ...actions, viewings: value }),
  });
  return store;
}

export const [RecentlyViewedProvider, useRecentlyViewed] = createStoreProvider(
  'useRecentlyViewed',
  'RecentlyViewedProvider',
  () => createRecentlyViewedStore(deviceStorage),
);
