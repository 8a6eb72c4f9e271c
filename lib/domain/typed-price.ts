import { priceHandleGap, priceRange, type PriceRange } from '@/lib/domain/price-range';

/**
 * Apart from price-range.ts, which every page loads. Rounds outwards, so that the typed price is in range; `wasWidened` if
 * the gap moved an end.
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
  const widened = priceRange(percent, end === 'low' ? percent + priceHandleGap : percent);
  return { range: widened, wasWidened: true };
}
