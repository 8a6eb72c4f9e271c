/** How long a file may take before a fallback, in ms. */
export const requestTimeoutMs = 12_000;

/** A path reloads at most once in this time, in ms. */
const reloadWindowMs = 600_000;

/** Within `reloadWindowMs`; a time in the future, before the clock was set back, does not count. */
export function wasReloaded(at: string | null, now: number): boolean {
  return Math.abs(now - Number(at)) < reloadWindowMs;
}

/** The storage key of the last automatic reload of a path. */
export function reloadKey(path: string) {
  return `reloaded ${path}` as const;
}
