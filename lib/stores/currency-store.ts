import { persist } from 'zustand/middleware';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { readCurrency, type Currency, type ExchangeRates } from '@/lib/domain/currency';
import { catchUp, createBareJson, type Persisted } from '@/lib/stores/bare-json';
import type { SafeStorage } from '@/lib/stores/safe-storage';

export const currencyKey = 'currency';

export type CurrencyState = {
  /** What prices are shown in beside dollars; undefined is dollars alone (GEN-09). */
  readonly currency: Currency | undefined;
  /** Without rates there is nothing to choose. */
  readonly rates: ExchangeRates | undefined;
  readonly choose: (currency: Currency | undefined) => void;
  /** Takes in what storage holds now. */
  readonly refresh: () => void;
};

type Options = { readonly storage: SafeStorage; readonly rates: ExchangeRates | undefined };

/** The currency that the shopper of this device thinks in. */
export function createCurrencyStore({ storage, rates }: Options): StoreApi<CurrencyState> {
  const kept = createBareJson({ storage, key: currencyKey });
  const store: Persisted & StoreApi<CurrencyState> = createStore<CurrencyState>()(
    persist(
      (set) => ({
        currency: undefined,
        rates,
        choose: (currency) => {
          catchUp(kept, store);
          set({ currency });
        },
        refresh: () => catchUp(kept, store),
      }),
      {
        name: currencyKey,
        storage: kept,
        skipHydration: true,
        partialize: ({ currency }): unknown => currency,
        merge: (stored, state) => ({ ...state, currency: readCurrency(stored) }),
      },
    ),
  );
  return store;
}
