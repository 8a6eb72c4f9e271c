import * as v from 'valibot';
import type { Catalogue } from '@/lib/domain/catalogue';
import { isInStock, type Product } from '@/lib/domain/product';

/** A product that was looked at on this device, and when, in ms since 1970. */
export type Viewing = { readonly id: number; readonly at: number };

const mostShown = 8;
/** One more, for the product that one is looking at is not shown beside itself. */
const mostKept = mostShown + 1;
const keptMs = 30 * 24 * 60 * 60 * 1000;

const viewing = v.object({ id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)), at: v.number() });

/** The viewings that storage holds: the latest first, each product once, none older than thirty days or yet to come. */
export function readViewings(stored: unknown, now: number): readonly Viewing[] {
  const latest = new Map<number, Viewing>();
  for (const entry of Array.isArray(stored) ? stored : []) {
    const parsed = v.safeParse(viewing, entry);
    if (!parsed.success) continue;
    const { id, at } = parsed.output;
    const isRecent = at <= now && at > now - keptMs;
    if (isRecent && at > (latest.get(id)?.at ?? 0)) latest.set(id, { id, at });
  }
  return [...latest.values()].sort((a, b) => b.at - a.at).slice(0, mostKept);
}

/** The viewings with one more. */
export function withViewing(viewings: readonly Viewing[], id: number, now: number): readonly Viewing[] {
  return [{ id, at: now }, ...viewings.filter((other) => other.id !== id)].slice(0, mostKept);
}

/** What to show beside a product: up to eight others that still exist and can be bought. */
export function viewedBefore(
  viewings: readonly Viewing[],
  current: number,
  catalogue: Catalogue,
): readonly Product[] {
  return viewings
    .filter(({ id }) => id !== current)
    .flatMap(({ id }) => catalogue.get(id) ?? [])
    .filter(isInStock)
    .slice(0, mostShown);
}
