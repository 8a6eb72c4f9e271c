import type { ExchangeRates } from '@/lib/domain/currency';

/** The dirham is pegged to the dollar; the rate of the riel is our own and valid from `since`. */
export const exchangeRates = {
  AED: { perDollar: 3.6725 },
  KHR: { perDollar: 4000, since: '22 November 2026' },
} as const satisfies ExchangeRates;
