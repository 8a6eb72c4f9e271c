import { cachingObstacle } from '@/lib/offline/caching-obstacle';
import { isCacheOf } from '@/lib/offline/cache-names';
import { registrationOf } from '@/lib/offline/copy-start';
import { deviceStorage } from '@/lib/stores/safe-storage';

/** False once the shopper has turned the offline copy off. */
export function isCopyWanted(): boolean {
  return deviceStorage.read('offlineCopy') !== 'false';
}

/** Remembers on the device whether the shopper wants an offline copy. */
export function rememberCopyChoice(isWanted: boolean): void {
  if (isWanted) deviceStorage.remove('offlineCopy');
  else deviceStorage.write('offlineCopy', 'false');
}

/** The size of the files in the copy, in bytes; 0 without one. `scope` is the path of the home page. */
export async function copyBytes(scope: string): Promise<number> {
  try {
    const sizes = (await cachesOf(scope)).map(async (name) => {
      const responses = await (await caches.open(name)).matchAll();
      const blobs = await Promise.all(responses.map((response) => response.blob()));
      return blobs.reduce((sum, { size }) => sum + size, 0);
    });
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  } catch {
    // The browser has no caches, or refuses to open them.
    return 0;
  }
}

/** Changes of the copy follow one another, because a removal would miss a worker that is still being registered. */
let lastChange: Promise<void> = Promise.resolve();

function afterOtherChanges(change: () => Promise<void>): Promise<void> {
  lastChange = lastChange.then(change);
  return lastChange;
}

/** Registers the worker, and resolves once it has made its copy or has failed to. Never rejects. */
export function startCopy(worker: string): Promise<void> {
  return afterOtherChanges(async () => {
    if (!isCopyWanted() || cachingObstacle() !== undefined) return;
    try {
      const { installing } = await navigator.serviceWorker.register(worker, { updateViaCache: 'none' });
      await new Promise((resolve) => {
        if (installing === null) resolve(undefined);
        else installing.addEventListener('statechange', resolve, { once: true });
      });
    } catch {
      // Private windows reject the registration.
    }
  });
}

/** Unregisters the worker, and deletes its caches. Never rejects. */
export function removeCopy(scope: string): Promise<void> {
  return afterOtherChanges(async () => {
    const registration = await registrationOf(scope);
    // Open pages keep their worker until they close, so it must stop caching.
    for (const worker of [registration?.installing, registration?.waiting, registration?.active])
      worker?.postMessage({ type: 'REMOVE_COPY' });
    try {
      await registration?.unregister();
      await Promise.all((await cachesOf(scope)).map((name) => caches.delete(name)));
    } catch {
      // What could not be deleted is deleted by the next page.
    }
  });
}

async function cachesOf(scope: string): Promise<string[]> {
  const names = await caches.keys();
  return names.filter((name) => isCacheOf(location.origin + scope, name));
}
