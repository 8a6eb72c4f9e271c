import { approximateAmount } from '@/lib/domain/currency';
import { centsPerUnit } from '@/lib/domain/money';
import type { DeskOrder } from '@/lib/domain/desk-order';
import { approximateCurrencies, currencyCode } from '@/shop/settings';

/** The notes of the currencies in which shoppers pay a driver, in whole units. */
const notesOf: Readonly<Record<string, readonly number[]>> = {
  USD: [5, 10, 20, 50, 100],
  KHR: [5000, 10_000, 20_000, 50_000, 100_000],
  AED: [10, 20, 50, 100, 200, 500],
};
const otherNotes = [5, 10, 20, 50, 100, 200, 500, 1000];
const maxRounds = 3;

/** Cambodia pays in dollars and riel alike. */
const riel = currencyCode === 'USD' ? approximateCurrencies.find(({ code }) => code === 'KHR') : undefined;

/** What the driver collects, and what to take along as change. */
export type Cash = {
  readonly dueCents: number;
  /** The same in riel, such as "234,400", if the shop sells in dollars and names their rate. */
  readonly dueRiel: string | undefined;
  /** The round sums that are likely paid, the lowest first. */
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
  const notes = notesOf[currencyCode] ?? otherNotes;
  const sums = notes.map((note) => Math.ceil(dueCents / (note * centsPerUnit)) * note * centsPerUnit);
  const rounds = [...new Set(sums)].filter((paid) => paid > dueCents).sort((a, b) => a - b);
  return {
    dueCents,
    dueRiel: riel && approximateAmount(dueCents, riel),
    rounds: rounds.slice(0, maxRounds).map((paidCents) => {
      const changeCents = paidCents - dueCents;
      const rest = changeCents % centsPerUnit;
      const text = riel && approximateAmount(rest, riel);
      const restRiel = text === '0' ? undefined : text;
      return { paidCents, changeCents, wholeCents: changeCents - rest, restRiel };
    }),
  };
}
