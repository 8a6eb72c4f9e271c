import { centsPerUnit, groupThousands, writeDecimals } from '@/lib/domain/money';
import type { ApproximateCurrency } from '@/lib/domain/terms';
import { approximateCurrencies } from '@/shop/settings';

/** The currency of a stored code; undefined for anything else. */
export function readCurrency(stored: unknown): ApproximateCurrency | undefined {
  return approximateCurrencies.find(({ code }) => code === stored);
}

/** Converts cents to text such as "102,600", rounded to the step. A step with a fraction gives two decimals. */
export function approximateAmount(cents: number, { rate, step }: ApproximateCurrency): string {
  const amount = Math.round((cents * rate) / (centsPerUnit * step)) * step;
  return groupThousands(writeDecimals(amount, Number.isInteger(step) ? 0 : 2));
}
