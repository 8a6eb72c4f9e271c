import * as v from 'valibot';

/**
 * Reading lists that storage holds for us. What it holds may be old, foreign or tampered with,
 * so every reader here is total: it never throws, whatever it is given.
 */

const storedId = v.pipe(
  v.object({ id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) }),
  v.transform(({ id }) => id),
);
const storedQty = v.pipe(
  v.object({ qty: v.union([v.number(), v.string()]) }),
  v.transform(({ qty }) => Math.floor(Number(qty))),
);
const envelope = v.object({ state: v.record(v.string(), v.unknown()) });

/**
 * The entries of a stored list: a bare array, or one wrapped as `{"state": {"lines": […]}}`, or as the only
 * array in `state`. Anything else has none.
 */
export function storedEntries(stored: unknown): readonly unknown[] {
  if (Array.isArray(stored)) return stored;
  const wrapped = v.safeParse(envelope, stored);
  if (!wrapped.success) return [];
  const { lines } = wrapped.output.state;
  if (Array.isArray(lines)) return lines;
  const [only, ...others] = Object.values(wrapped.output.state).filter((value) => Array.isArray(value));
  return only === undefined || others.length > 0 ? [] : only;
}

/** The product id of a stored entry, a whole number from 1; undefined where there is none. */
export function idOf(entry: unknown): number | undefined {
  const parsed = v.safeParse(storedId, entry);
  return parsed.success ? parsed.output : undefined;
}

/** The quantity of a stored entry as a whole number from 0 (0: none that can be used), Infinity included. */
export function qtyOf(entry: unknown): number {
  const parsed = v.safeParse(storedQty, entry);
  return parsed.success && parsed.output > 0 ? parsed.output : 0;
}
