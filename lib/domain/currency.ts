import { groupThousands } from '@/lib/domain/money';

export const currencies = ['AED', 'KHR'] as const;
export type Currency = (typeof currencies)[number];

/** `since` is the printed day from which the rate is valid; a fixed rate has none. */
export type ExchangeRate = { readonly perDollar: number; readonly since?: string };
export type ExchangeRates = Readonly<Record<Currency, ExchangeRate>>;

/** Converted prices are approximate, so they are rounded to multiples of these units. */
const steps = { AED: 1, KHR: 100 } satisfies Record<Currency, number>;

export function readCurrency(stored: unknown): Currency | undefined {
  return currencies.find((currency) => currency === stored);
}

/** Converts dollar cents to text such as "102,600", in whole dirhams or hundreds of riel. */
export function approximateAmount(cents: number, currency: Currency, { perDollar }: ExchangeRate): string {
  const step = steps[currency];
  return groupThousands(Math.round((cents * perDollar) / (100 * step)) * step);
}

export function rateText({ perDollar }: ExchangeRate): string {
  return Number.isInteger(perDollar) ? groupThousands(perDollar) : String(perDollar);
}
