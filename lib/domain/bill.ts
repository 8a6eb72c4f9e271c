import { formatCents, formatSignedCents, includedPercentOfCents, percentOfCents } from '@/lib/domain/money';
import {
  freeShippingFromCents,
  isCollectionFree,
  isTaxIncluded,
  shippingPercent,
  shippingPriceCents,
  taxNumber,
  taxPercent,
} from '@/shop/settings';

export type Bill = {
  readonly subtotalCents: number;
  readonly shippingCents: number;
  /** Added to the total, or a part of it if the prices include it. */
  readonly taxCents: number;
  /** The total minus the sum of the other amounts: -1, 0 or 1. */
  readonly roundingCents: number;
  readonly totalCents: number;
};

/** Shipping, tax and total are each rounded half up; `roundingCents` makes the rows add up. */
export function billFor(subtotalCents: number, isCollected = false): Bill {
  const isFree = isShippingFree(subtotalCents, isCollected);
  const percent = isFree ? 0 : shippingPercent;
  // An empty cart costs nothing.
  const priceCents = isFree || subtotalCents === 0 ? 0 : shippingPriceCents;
  const shippingCents = percentOfCents(subtotalCents, percent) + priceCents;
  const addedPercent = isTaxIncluded ? 0 : taxPercent;
  const addedCents = percentOfCents(subtotalCents, addedPercent);
  const totalCents = percentOfCents(subtotalCents, 100 + addedPercent + percent) + priceCents;
  const roundingCents = totalCents - subtotalCents - shippingCents - addedCents;
  const taxCents = isTaxIncluded ? includedPercentOfCents(totalCents, taxPercent) : addedCents;
  return { subtotalCents, shippingCents, taxCents, roundingCents, totalCents };
}

export type BillWords = Readonly<
  Record<'subtotal' | 'shipping' | 'free' | 'tax' | 'taxNumber' | 'rounding', string>
>;
type BillRow = readonly [term: string, amount: string];

/** The rows that add up to the total. */
export function billRows(bill: Bill, words: BillWords, isCollected = false): readonly BillRow[] {
  const { subtotalCents, shippingCents, taxCents, roundingCents } = bill;
  return [
    [words.subtotal, formatCents(subtotalCents)],
    [words.shipping, isShippingFree(subtotalCents, isCollected) ? words.free : formatCents(shippingCents)],
    ...(taxPercent === 0 || isTaxIncluded ? [] : [[words.tax, formatCents(taxCents)] as const]),
    ...(roundingCents === 0 ? [] : [[words.rounding, formatSignedCents(roundingCents)] as const]),
  ];
}

/** The rows below the total: the tax that is part of it, and the number under which the shop pays it. */
export function rowsBelowTotal({ taxCents }: Bill, words: BillWords): readonly BillRow[] {
  return [
    ...(isTaxIncluded ? [[words.tax, formatCents(taxCents)] as const] : []),
    ...(taxNumber === '' ? [] : [[words.taxNumber, taxNumber] as const]),
  ];
}

function isShippingFree(subtotalCents: number, isCollected: boolean): boolean {
  return (isCollectionFree && isCollected) || subtotalCents >= freeShippingFromCents;
}
