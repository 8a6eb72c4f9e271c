import type { WorkboxPlugin } from 'workbox-core';
import { CacheExpiration } from 'workbox-expiration';

/** Set once the shopper has turned the copy off: from then on, the pages that are still open use the network. */
let isRemoved = false;

export function isCopyRemoved(): boolean {
  return isRemoved;
}

/** Deletes these caches, and when each of their entries was last used. From then on, nothing is kept. */
export async function removeCopy(cacheNames: readonly string[]): Promise<void> {
  isRemoved = true;
  for (const name of cacheNames) {
    await caches.delete(name);
    await new CacheExpiration(name, { maxEntries: 1 }).delete();
  }
}

/** Deletes what was still loading when the copy was removed. Must come last, because other plugins note its use. */
export const removalPlugin: WorkboxPlugin = {
  cacheDidUpdate: async ({ cacheName }) => {
    if (isRemoved) await removeCopy([cacheName]);
  },
};
