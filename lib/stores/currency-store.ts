'use client';

import { readCurrency } from '@/lib/domain/currency';
import { createStoreProvider } from '@/lib/stores/create-store-provider';
import { createPersistedStore } from '@/lib/stores/persisted-store';
import { deviceStorage } from '@/lib/stores/safe-storage';

export const [CurrencyProvider, useCurrency] = createStoreProvider('useCurrency', 'CurrencyProvider', () =>
  createPersistedStore({
    storage: deviceStorage,
    key: 'currency',
    read: (stored) => ({ value: readCurrency(stored) }),
    write: (currency) => currency?.code,
    /** Prices in `currency` are shown beside the shop's own, which stand alone if it is undefined. */
    toState: ({ value }) => ({ currency: value }),
    actions: ({ change }) => ({
      choose: (code: string) => change(() => readCurrency(code)),
    }),
  }),
);

export function hasStoredCurrency(): boolean {
  return deviceStorage.read('currency') !== null;
}
