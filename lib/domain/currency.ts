import { groupThousands } from '@/lib/domain/money';

export const currencies = ['AED', 'KHR'] as const;
export type Currency = (typeof currencies)[number];

export type ExchangeRate = { readonly perDollar: number; readonly since?: string };
export type ExchangeRates = Readonly<Record<Currency, ExchangeRate>>;

/** Rounding steps in whole units: converted prices are approximate. */
const steps = { AED: 1, KHR: 100 } satisfies Record<Currency, number>;

export function readCurrency(stored: unknown): Currency | undefined {
  return currencies.find((currency) => currency === stored);
}

/** "102,600": converts dollar cents, rounded to whole dirham or hundreds of riel. */
export function approximateAmount(cents: number, currency: Currency, { perDollar }: ExchangeRate): string {
  const step = steps[currency];
  return groupThousands(Math.round((cents * perDollar) / (100 * step)) * step);
}

export function rateText({ perDollar }: ExchangeRate): string {
  return Number.isInteger(perDollar) ? groupThousands(perDollar) : String(perDollar);
}
