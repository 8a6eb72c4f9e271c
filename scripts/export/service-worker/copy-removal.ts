import type { WorkboxPlugin } from 'workbox-core';
import { CacheExpiration } from 'workbox-expiration';

/** Set once the shopper has turned the copy off: from then on, the pages that are still open use the network. */
let isRemoved = false;

export function isCopyRemoved(): boolean {
  return isRemoved;
}

/** Deletes what the pages cannot: when each entry was last used. They delete the caches and unregister the worker. */
export async function removeCopy(cacheNames: readonly string[]): Promise<void> {
  isRemoved = true;
  for (const name of cacheNames) await new CacheExpiration(name, { maxEntries: 1 }).delete();
}

/** Keeps nothing that arrives after the removal. Comes last, because the plugins before it check the response. */
export const removalPlugin: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isRemoved ? null : response),
};
