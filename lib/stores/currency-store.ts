'use client';

import { readCurrency, type Currency, type ExchangeRates } from '@/lib/domain/currency';
import { createStoreProvider } from '@/lib/stores/create-store-provider';
import { createPersistedStore, type PersistedStore } from '@/lib/stores/persisted-store';
import { deviceStorage, type SafeStorage } from '@/lib/stores/safe-storage';

export type CurrencyState = {
  /** Shown beside dollar prices; undefined shows dollars only. */
  readonly currency: Currency | undefined;
  readonly rates: ExchangeRates | undefined;
  readonly choose: (currency: Currency | undefined) => void;
};

type Options = { readonly storage: SafeStorage; readonly rates: ExchangeRates | undefined };

function createCurrencyStore({
  storage,
  rates,
}: Options): PersistedStore<Currency | undefined, CurrencyState> {
  const choose = (currency: Currency | undefined) => store.change(() => currency);
  const store = createPersistedStore<Currency | undefined, CurrencyState>({
    storage,
    key: 'currency',
    read: (stored) => ({ value: readCurrency(stored) }),
    write: (currency) => currency,
    toState: ({ value }) => ({ currency: value, rates, choose }),
  });
  return store;
}

export const [CurrencyProvider, useCurrency] = createStoreProvider(
  'useCurrency',
  'CurrencyProvider',
  (props: { readonly rates: ExchangeRates | undefined }) =>
    createCurrencyStore({ storage: deviceStorage, rates: props.rates }),
);
