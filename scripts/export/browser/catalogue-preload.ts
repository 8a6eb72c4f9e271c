import { storagePrefix } from '@/lib/base-path';
import type { StorageKey } from '@/lib/domain/stored-data';

/** Preloads the compact catalogue when the cart or wishlist has lines to confirm. */
export function preloadCatalogue(url: string): void {
  try {
    if (!hasEntries('Cart') && !hasEntries('wishlist')) return;
    // The mode must be that of the stores' fetch, or the browser requests the file twice.
    const link = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: url };
    document.head.append(Object.assign(document.createElement('link'), link));
  } catch {
    // Storage is blocked or holds invalid JSON: the stores report it.
  }
}

/** True if the key holds a list with entries, valid or not; a missing key reads as the number 0, which is no list. */
function hasEntries(key: StorageKey): boolean {
  const stored: unknown = JSON.parse(localStorage.getItem(storagePrefix + key) ?? '0');
  return Array.isArray(stored) && stored.length > 0;
}
