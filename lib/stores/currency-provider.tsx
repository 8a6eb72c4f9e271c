'use client';

import { useState, type ReactNode } from 'react';
import type { ExchangeRates } from '@/lib/domain/currency';
import { createCurrencyStore, currencyKey, type CurrencyState } from '@/lib/stores/currency-store';
import { deviceStorage } from '@/lib/stores/safe-storage';
import { createStoreContext } from '@/lib/stores/store-context';
import { useInStep } from '@/lib/stores/use-in-step';

const { Context, useSelected } = createStoreContext<CurrencyState>('useCurrency', 'CurrencyProvider');

type Props = { readonly rates: ExchangeRates | undefined; readonly children: ReactNode };

export function CurrencyProvider({ rates, children }: Props) {
  const [store] = useState(() => createCurrencyStore({ storage: deviceStorage, rates }));
  useInStep(store, currencyKey);
  return <Context value={store}>{children}</Context>;
}

/** Throws outside a CurrencyProvider. */
export const useCurrency = useSelected;
