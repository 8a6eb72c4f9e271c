import { formatCents, formatSignedCents, percentOfCents } from '@/lib/domain/money';
import { freeShippingFromCents, shippingPercent, taxPercent } from '@/shop/settings';

export type Bill = {
  readonly subtotalCents: number;
  readonly shippingCents: number;
  readonly taxCents: number;
  /** The total minus the sum of the other amounts: -1, 0 or 1. */
  readonly roundingCents: number;
  readonly totalCents: number;
};

/** Shipping, tax and total are each rounded half up; `roundingCents` makes the rows add up. */
export function billFor(subtotalCents: number): Bill {
  const shipping = isShippingFree(subtotalCents) ? 0 : shippingPercent;
  const shippingCents = percentOfCents(subtotalCents, shipping);
  const taxCents = percentOfCents(subtotalCents, taxPercent);
  const totalCents = percentOfCents(subtotalCents, 100 + taxPercent + shipping);
  const roundingCents = totalCents - subtotalCents - shippingCents - taxCents;
  return { subtotalCents, shippingCents, taxCents, roundingCents, totalCents };
}

export type BillWords = Readonly<Record<'subtotal' | 'shipping' | 'free' | 'tax' | 'rounding', string>>;

export function billRows(bill: Bill, words: BillWords): readonly (readonly [term: string, amount: string])[] {
  const { subtotalCents, shippingCents, taxCents, roundingCents } = bill;
  return [
    [words.subtotal, formatCents(subtotalCents)],
    [words.shipping, isShippingFree(subtotalCents) ? words.free : formatCents(shippingCents)],
    [words.tax, formatCents(taxCents)],
    ...(roundingCents === 0 ? [] : [[words.rounding, formatSignedCents(roundingCents)] as const]),
  ];
}

function isShippingFree(subtotalCents: number): boolean {
  return subtotalCents >= freeShippingFromCents;
}

/** What is missing to free shipping; 0 if it is reached. */
export function freeShippingGapCents(subtotalCents: number): number {
  return Math.max(0, freeShippingFromCents - subtotalCents);
}

/** From 0 to 100 percent of the way to free shipping; `fromCents` may be 0. */
export function freeShippingPercent(
  subtotalCents: number,
  fromCents: number = freeShippingFromCents,
): number {
  return subtotalCents >= fromCents ? 100 : (subtotalCents * 100) / fromCents;
}
