import { decoded, withoutSlash } from '@/lib/base-path';

/**
 * Returns the known path that differs from `path` only in case, encoding, underscores or slashes; undefined if
 * there is none, or if `path` itself is known.
 */
export function correctedPath(path: string, known: readonly string[]): string | undefined {
  const match = known.find((address) => normalized(address) === normalized(path));
  return match === path ? undefined : match;
}

/** Two paths with the same normalized text are spellings of one path. */
function normalized(path: string): string {
  const text = decoded(path).replaceAll('&amp;', '&').replace(/[ +]/g, '_').replace(/\/+/g, '/');
  return withoutSlash(text).toLowerCase();
}
