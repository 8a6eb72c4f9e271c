/** How long the shop waits for a file before it falls back, in ms. */
export const requestTimeoutMs = 12_000;

/** The shop reloads a path by itself at most once in this time, in ms. */
const reloadWindowMs = 600_000;

/**
 * Whether a path was reloaded less than `reloadWindowMs` before or after `now`. A time in the future means that
 * the clock was set back.
 *
 * @param storedTime what is stored under `reloadKey`; null if nothing is
 */
export function wasReloaded(storedTime: string | null, now: number): boolean {
  return Math.abs(now - Number(storedTime)) < reloadWindowMs;
}

/** The storage key of the time, in ms, of the last automatic reload of a path. */
export function reloadKey(path: string) {
  return `reloaded ${path}` as const;
}
