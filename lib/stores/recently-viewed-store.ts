'use client';

import { readViewings, withViewing } from '@/lib/domain/recently-viewed';
import { createStoreProvider } from '@/lib/stores/create-store-provider';
import { createPersistedStore } from '@/lib/stores/persisted-store';
import { deviceStorage } from '@/lib/stores/safe-storage';

/** Stores only ids and times. A failed write is not reported, because the loss is harmless. */
export const [RecentlyViewedProvider, useRecentlyViewed] = createStoreProvider(
  'useRecentlyViewed',
  'RecentlyViewedProvider',
  () =>
    createPersistedStore({
      storage: deviceStorage,
      key: 'recentlyViewed',
      read: (stored) => ({ value: readViewings(stored, Date.now()) }),
      write: (viewings) => (viewings.length === 0 ? undefined : viewings),
      /** `viewings` has the latest first, and is empty until storage is read. */
      toState: ({ value }) => ({ viewings: value }),
      actions: ({ change }) => ({
        view: (id: number) => change((viewings) => withViewing(viewings, id, Date.now())),
        clear: () => change(() => []),
      }),
    }),
);
