import { freeShippingFromCents } from '@/shop/settings';

/** True if shipping has a price, and is free from some subtotal on. */
export const hasFreeShippingLimit = freeShippingFromCents > 0 && freeShippingFromCents < Infinity;

/** The amount that is missing for free shipping; 0 if none is. */
export function freeShippingGapCents(subtotalCents: number): number {
  return Math.max(0, freeShippingFromCents - subtotalCents);
}

/** How much of the subtotal for free shipping is reached, from 0 to 100 percent. */
export function freeShippingPercent(subtotalCents: number): number {
  return Math.min(100, (subtotalCents * 100) / freeShippingFromCents);
}
