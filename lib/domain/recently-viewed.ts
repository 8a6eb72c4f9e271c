import type { Catalogue } from '@/lib/domain/catalogue';
import { isInStock, type Product } from '@/lib/domain/product';
import { storedList } from '@/lib/domain/stored-list';
import { fieldsOf, numberIn, wholeNumberIn } from '@/lib/domain/stored-value';

/** `at` is in ms since the epoch. */
export type Viewing = { readonly id: number; readonly at: number };

const maxShown = 8;
/** One more is stored than shown, because the current product is left out. */
const maxStored = maxShown + 1;
const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

/** Newest first, one per product; drops those older than 30 days or in the future. */
export function readViewings(stored: unknown, now: number): readonly Viewing[] {
  const latest = new Map<number, Viewing>();
  for (const entry of storedList(stored) ?? []) {
    const { id: storedId, at: storedTime } = fieldsOf(entry);
    const id = wholeNumberIn(storedId, 1);
    const at = numberIn(storedTime);
    if (id === undefined || at === undefined) continue;
    const isRecent = at <= now && at > now - maxAgeMs;
    if (isRecent && at > (latest.get(id)?.at ?? 0)) latest.set(id, { id, at });
  }
  return [...latest.values()].sort((a, b) => b.at - a.at).slice(0, maxStored);
}

export function withViewing(viewings: readonly Viewing[], id: number, now: number): readonly Viewing[] {
  return [{ id, at: now }, ...viewings.filter((other) => other.id !== id)].slice(0, maxStored);
}

/** What the page of the product `currentId` shows: other viewed products that are in stock. */
export function viewedBefore(
  viewings: readonly Viewing[],
  currentId: number,
  catalogue: Catalogue,
): readonly Product[] {
  return viewings
    .filter(({ id }) => id !== currentId)
    .flatMap(({ id }) => catalogue.get(id) ?? [])
    .filter(isInStock)
    .slice(0, maxShown);
}
