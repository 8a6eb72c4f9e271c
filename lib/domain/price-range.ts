/** The smallest distance of the handles of the price slider, in percentage points. */
export const priceHandleGap = 10;

/** Whole percent of the highest discounted price: 0 to 100, at least `priceHandleGap` apart. */
export type PriceRange = { readonly low: number; readonly high: number };

export const fullRange: PriceRange = { low: 0, high: 100 };

/** Rounds both ends and clamps them to 0 to 100; if they are closer than the gap, the low end moves. */
export function priceRange(low: number, high: number): PriceRange {
  const top = clamp(high, priceHandleGap, 100);
  return { low: clamp(low, 0, top - priceHandleGap), high: top };
}

export function movedRange(range: PriceRange, handle: keyof PriceRange, value: number): PriceRange {
  return handle === 'low'
    ? { ...range, low: clamp(value, 0, range.high - priceHandleGap) }
    : { ...range, high: clamp(value, range.low + priceHandleGap, 100) };
}

// Multiplies instead of dividing, because a rounded quotient could exclude a price exactly on a boundary.
export function isInRange(unitCents: number, { low, high }: PriceRange, highestCents: number): boolean {
  return unitCents * 100 >= low * highestCents && unitCents * 100 <= high * highestCents;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, Math.round(value)));
}
