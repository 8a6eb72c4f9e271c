import type { ApproximateCurrency } from '@/lib/domain/terms';
import { currencyCode, currencyName } from '@/shop/settings';

export const currencySelectMessages = {
  label: 'Prices in',
  ownOnly: currencyName,
  withOther: (name: string) => `${currencyName} ≈ ${name}`,
  rate: (amount: string, { code, since }: ApproximateCurrency) =>
    `1 ${currencyCode} is ${amount} ${code} (${since === undefined ? 'fixed rate' : `our rate since ${since}`}). You pay in ${currencyName}.`,
} as const;
