import { centsPerUnit, groupThousands } from '@/lib/domain/money';
import { approximateCurrencies } from '@/shop/settings';

/** A currency whose amounts may be shown beside those of the shop's own. */
export type ApproximateCurrency = {
  readonly code: string;
  /** What one unit of the shop's currency is worth. */
  readonly rate: number;
  /** The printed day from which the rate is valid; a fixed rate has none. */
  readonly since?: string;
  /** As in "94 dirhams" and, where that differs, "1 dirham". */
  readonly name: string;
  readonly singular?: string;
  /** Converted prices are approximate, so they are rounded to multiples of this many units. */
  readonly step: number;
};

export function readCurrency(stored: unknown): ApproximateCurrency | undefined {
  return approximateCurrencies.find(({ code }) => code === stored);
}

/** Converts cents to text such as "102,600", in whole dirhams or hundreds of riel; a step below 1 gives two decimals. */
export function approximateAmount(cents: number, { rate, step }: ApproximateCurrency): string {
  const amount = Math.round((cents * rate) / (centsPerUnit * step)) * step;
  return groupThousands(amount.toFixed(Number.isInteger(step) ? 0 : 2));
}

export function rateText({ rate }: ApproximateCurrency): string {
  return Number.isInteger(rate) ? groupThousands(String(rate)) : String(rate);
}
