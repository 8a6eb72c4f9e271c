import { readCurrency, type Currency, type ExchangeRates } from '@/lib/domain/currency';
import { createPersistedStore, type PersistedStore } from '@/lib/stores/persisted-store';
import type { SafeStorage } from '@/lib/stores/safe-storage';

export type CurrencyState = {
  /** Shown beside dollar prices; undefined shows dollars only. */
  readonly currency: Currency | undefined;
  readonly rates: ExchangeRates | undefined;
  readonly choose: (currency: Currency | undefined) => void;
};

type Options = { readonly storage: SafeStorage; readonly rates: ExchangeRates | undefined };

export function createCurrencyStore({
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
