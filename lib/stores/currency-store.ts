'use client';

import { readCurrency, type Currency, type ExchangeRates } from '@/lib/domain/currency';
import { createStoreProvider } from '@/lib/stores/create-store-provider';
import { createPersistedStore } from '@/lib/stores/persisted-store';
import { deviceStorage } from '@/lib/stores/safe-storage';

export const [CurrencyProvider, useCurrency] = createStoreProvider(
  'useCurrency',
  'CurrencyProvider',
  ({ rates }: { readonly rates: ExchangeRates | undefined }) =>
    createPersistedStore({
      storage: deviceStorage,
      key: 'currency',
      read: (stored) => ({ value: readCurrency(stored) }),
      /** Prices in `currency` are shown beside those in dollars; if it is undefined, only dollars are. */
      toState: ({ value }) => ({ currency: value, rates }),
      actions: ({ change }) => ({
        choose: (currency: Currency | undefined) => change(() => currency),
      }),
    }),
);
