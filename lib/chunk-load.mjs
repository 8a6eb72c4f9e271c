/** How long a file may take before a fallback, in ms. */
export const requestTimeoutMs = 12_000;

/** A path reloads at most once in this time, in ms. */
export const reloadWindowMs = 600_000;

/** The storage key of a path's last reload is this and the path. */
export const reloadKeyPrefix = 'reloaded ';
