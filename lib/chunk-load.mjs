/** How long a file may take before a fallback, in ms. */
export const requestTimeoutMs = 12_000;

/** A path reloads at most once in this time, in ms. */
export const reloadWindowMs = 600_000;
