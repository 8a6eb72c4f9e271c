import { centsPerUnit, groupThousands } from '@/lib/domain/money';
import type { DeskOrder } from '@/lib/domain/desk-order';
import { approximateCurrencies, currencyCode } from '@/shop/settings';

/** The round sums that shoppers of a currency pay with, in whole units: the next multiple of each. */
const roundOf: Readonly<Record<string, readonly number[]>> = {
  USD: [5, 10, 50, 100],
  KHR: [5000, 10_000, 50_000, 100_000],
  AED: [10, 50, 100, 500],
};
const otherRounds = [5, 10, 50, 100, 500, 1000];

/** Cambodia pays in dollars and riel alike, without cents. */
const riel = currencyCode === 'USD' ? approximateCurrencies.find(({ code }) => code === 'KHR') : undefined;

/** The smallest coin or note that is in use: `step` of those of which `perUnit` are one unit of the currency. */
const coinOf: Readonly<Record<string, { readonly step: number; readonly perUnit: number }>> = {
  KHR: { step: 100, perUnit: 1 },
  AED: { step: 1, perUnit: 4 },
};
const { step, perUnit } = riel
  ? { step: riel.step, perUnit: riel.rate }
  : (coinOf[currencyCode] ?? { step: 1, perUnit: centsPerUnit });

/** A sum that coins and notes can make. */
export type Coins = {
  /** Whole dollars, if the rest is in riel. */
  readonly cents: number;
  /** Such as "1,600". */
  readonly riel: string | undefined;
};

/** What the driver collects, and what to take along as change. */
export type Cash = {
  /** The sum of the order, rounded to the smallest coin. */
  readonly due: Coins;
  /** The same in cents, with a fraction if a coin of another currency has one. */
  readonly collectedCents: number;
  /** The same in riel, such as "234,400", if the shop sells in dollars and names their rate. */
  readonly dueRiel: string | undefined;
  /** The round sums that are likely paid, the lowest first, and what is left of each. */
  readonly rounds: readonly { readonly paidCents: number; readonly change: Coins }[];
};

/** Undefined if nothing is collected on delivery. */
export function cashToCollect({ method, isPaid }: DeskOrder, dueCents: number): Cash | undefined {
  const count = Math.round((dueCents * perUnit) / (centsPerUnit * step));
  if (method === 'collect' || method === 'card' || isPaid || count === 0) return undefined;
  const due = (count * step) / perUnit;
  const sums = (roundOf[currencyCode] ?? otherRounds).map((round) => Math.ceil(due / round) * round);
  return {
    due: coinsOf(count),
    collectedCents: centsOf(count),
    dueRiel: riel && groupThousands(String(count * step)),
    rounds: [...new Set(sums)]
      .filter((paid) => paid > due)
      .sort((a, b) => a - b)
      .map((paid) => ({
        paidCents: paid * centsPerUnit,
        change: coinsOf((paid * perUnit) / step - count),
      })),
  };
}

/** So many of the smallest coins, in as many dollars as possible. */
function coinsOf(count: number): Coins {
  if (riel === undefined) return { cents: centsOf(count), riel: undefined };
  const whole = Math.floor((count * step) / perUnit);
  const rest = Math.round(count - (whole * perUnit) / step) * step;
  return { cents: whole * centsPerUnit, riel: rest === 0 ? undefined : groupThousands(String(rest)) };
}

/** Divides last, because 1.1 dollars × 100 are no whole cents in floating point. */
function centsOf(count: number): number {
  return (count * step * centsPerUnit) / perUnit;
}
