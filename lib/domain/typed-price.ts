import { movedRange, type PriceRange } from '@/lib/domain/catalogue';

/**
 * The range after a price was typed: what is typed is inside, so the low end goes to the whole percent below and the
 * high end to the one above. `keptApart` tells that the gap moved it all the same (CAT-12).
 */
export function typedRange(
  range: PriceRange,
  handle: keyof PriceRange,
  cents: number,
  highestCents: number,
): { readonly range: PriceRange; readonly keptApart: boolean } {
  const exact = (cents * 100) / highestCents;
  const percent = Math.min(100, handle === 'low' ? Math.floor(exact) : Math.ceil(exact));
  const moved = movedRange(range, handle, percent);
  return { range: moved, keptApart: moved[handle] !== percent };
}
