import type { ExchangeRates } from '@/lib/domain/currency';

/**
 * What a dollar is worth, for the prices beside the dollars. The dirham is fixed to the dollar. The riel is not: its rate
 * is ours, and with it goes the day from which it holds.
 */
export const exchangeRates = {
  AED: { perDollar: 3.6725 },
  KHR: { perDollar: 4000, since: '22 November 2026' },
} as const satisfies ExchangeRates;
