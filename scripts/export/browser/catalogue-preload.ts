import { hasEntries } from '@/scripts/export/browser/stored-state';

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
