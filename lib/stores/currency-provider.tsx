'use client';

import { useState, type ReactNode } from 'react';
import type { ExchangeRates } from '@/lib/domain/currency';
import { createCurrencyStore, type CurrencyState } from '@/lib/stores/currency-store';
import { deviceStorage } from '@/lib/stores/safe-storage';
import { createStoreContext, useStorageSync } from '@/lib/stores/store-context';

const { Context, useSelected } = createStoreContext<CurrencyState>('useCurrency', 'CurrencyProvider');

type Props = { readonly rates: ExchangeRates | undefined; readonly children: ReactNode };

export function CurrencyProvider({ rates, children }: Props) {
  const [store] = useState(() => createCurrencyStore({ storage: deviceStorage, rates }));
  useStorageSync(store);
  return <Context value={store}>{children}</Context>;
}

export const useCurrency = useSelected;
