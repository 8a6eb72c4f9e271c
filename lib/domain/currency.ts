import { grouped } from '@/lib/domain/money';

/** What prices can be shown in beside dollars, in the order of the choice. */
export const currencies = ['AED', 'KHR'] as const;
export type Currency = (typeof currencies)[number];

/** What one dollar is worth and, where that changes, since which day, as printed: "1 November 2026". */
export type ExchangeRate = { readonly perDollar: number; readonly since?: string };
export type ExchangeRates = Readonly<Record<Currency, ExchangeRate>>;

/** The least that is told apart: a price beside the price is for orientation. */
const steps = { AED: 1, KHR: 100 } satisfies Record<Currency, number>;

/** The choice that storage holds; anything else is none. */
export function readCurrency(stored: unknown): Currency | undefined {
  return currencies.find((currency) => currency === stored);
}

/** "102,600": about what an amount of dollar cents is in a currency, half up to whole dirham or hundreds of riel. */
export function approximateAmount(cents: number, currency: Currency, { perDollar }: ExchangeRate): string {
  const step = steps[currency];
  return grouped(Math.round((cents * perDollar) / (100 * step)) * step);
}

/** "3.6725" or "4,000": a rate as printed. */
export function rateText({ perDollar }: ExchangeRate): string {
  return Number.isInteger(perDollar) ? grouped(perDollar) : String(perDollar);
}
