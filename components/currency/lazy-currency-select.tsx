'use client';

import { lazyPart } from '@/components/loading/lazy-part';
import { hasStoredCurrency } from '@/lib/stores/currency-store';

export const LazyCurrencySelect = lazyPart(
  async () => (await import('@/components/currency/currency-select')).CurrencySelect,
  hasStoredCurrency,
);
