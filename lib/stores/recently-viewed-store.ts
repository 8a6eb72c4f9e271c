'use client';

import { readViewings, withViewing } from '@/lib/domain/recently-viewed';
import { createStoreProvider } from '@/lib/stores/create-store-provider';
import { createPersistedStore } from '@/lib/stores/persisted-store';
import { deviceStorage } from '@/lib/stores/safe-storage';

/** Stores ids and times only. Failed writes are not reported: the loss is harmless. */
export const [RecentlyViewedProvider, useRecentlyViewed] = createStoreProvider(
  'useRecentlyViewed',
  'RecentlyViewedProvider',
  () =>
    createPersistedStore({
      storage: deviceStorage,
      key: 'recentlyViewed',
      read: (stored) => ({ value: readViewings(stored, Date.now()) }),
      write: (viewings) => (viewings.length === 0 ? undefined : viewings),
      /** Latest first; empty until storage is read. */
      toState: ({ value }) => ({ viewings: value }),
      actions: ({ change }) => ({
        view: (id: number) => change((viewings) => withViewing(viewings, id, Date.now())),
        clear: () => change(() => []),
      }),
    }),
);
