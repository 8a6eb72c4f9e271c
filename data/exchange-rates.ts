import type { ExchangeRates } from '@/lib/domain/currency';

/** The dirham is pegged to the dollar; the riel is our own rate, valid from `since`. */
export const exchangeRates = {
  AED: { perDollar: 3.6725 },
  KHR: { perDollar: 4000, since: '22 November 2026' },
} as const satisfies ExchangeRates;
