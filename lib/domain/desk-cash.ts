import { approximateAmount } from '@/lib/domain/currency';
import { centsPerUnit } from '@/lib/domain/money';
import type { DeskOrder } from '@/lib/domain/desk-order';
import { approximateCurrencies, currencyCode } from '@/shop/settings';

/** The round sums that shoppers of a currency pay with, in whole units: the next multiple of each. */
const roundOf: Readonly<Record<string, readonly number[]>> = {
  USD: [5, 10, 50, 100],
  KHR: [5000, 10_000, 50_000, 100_000],
  AED: [10, 50, 100, 500],
};
const otherRounds = [5, 10, 50, 100, 500, 1000];

/** The smallest coin or note that is in use, in units; a cent in any other currency. */
const smallestOf: Readonly<Record<string, number>> = { KHR: 100, AED: 0.25 };

/** Cambodia pays in dollars and riel alike. */
const riel = currencyCode === 'USD' ? approximateCurrencies.find(({ code }) => code === 'KHR') : undefined;

/** What the driver collects, and what to take along as change. */
export type Cash = {
  readonly dueCents: number;
  /** The same in riel, such as "234,400", if the shop sells in dollars and names their rate. */
  readonly dueRiel: string | undefined;
  /** The round sums that are likely paid, the lowest first, and the change that coins can make. */
  readonly rounds: readonly {
    readonly paidCents: number;
    readonly changeCents: number;
    /** The whole dollars of the change, if the rest is given in riel. */
    readonly wholeCents: number;
    readonly restRiel: string | undefined;
  }[];
};

/** Undefined if nothing is collected on delivery. */
export function cashToCollect({ method, isPaid }: DeskOrder, dueCents: number): Cash | undefined {
  if (method === 'collect' || method === 'card' || isPaid || dueCents === 0) return undefined;
  const coinCents = (smallestOf[currencyCode] ?? 1 / centsPerUnit) * centsPerUnit;
  const sums = (roundOf[currencyCode] ?? otherRounds).map((round) => {
    const cents = round * centsPerUnit;
    return Math.ceil(dueCents / cents) * cents;
  });
  return {
    dueCents,
    dueRiel: riel && approximateAmount(dueCents, riel),
    rounds: [...new Set(sums)]
      .sort((a, b) => a - b)
      .map((paidCents) => {
        const changeCents = Math.round((paidCents - dueCents) / coinCents) * coinCents;
        const rest = changeCents % centsPerUnit;
        const text = riel && approximateAmount(rest, riel);
        const restRiel = text === '0' ? undefined : text;
        return { paidCents, changeCents, wholeCents: changeCents - rest, restRiel };
      })
      .filter(({ changeCents }) => changeCents > 0),
  };
}
