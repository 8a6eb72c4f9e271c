import { priceHandleGap, priceRange, type PriceRange } from '@/lib/domain/price-range';

/**
 * The range after the shopper has typed a price for one end. The end is rounded outwards, so that the typed price is in
 * range. `wasWidened` is true if an end moved to keep `priceHandleGap`. The function has a file of its own, because every
 * page loads price-range.ts.
 */
export function rangeWithTypedPrice(
  range: PriceRange,
  end: keyof PriceRange,
  cents: number,
  highestCents: number,
): { readonly range: PriceRange; readonly wasWidened: boolean } {
  const exact = (cents * 100) / highestCents;
  const percent = Math.min(100, end === 'low' ? Math.floor(exact) : Math.ceil(exact));
  const typed = { ...range, [end]: percent };
  if (typed.high - typed.low >= priceHandleGap) return { range: typed, wasWidened: false };
  // If the shopper typed the high end, `priceRange` lowers the low one.
  const high = end === 'low' ? percent + priceHandleGap : percent;
  return { range: priceRange(percent, high), wasWidened: true };
}
