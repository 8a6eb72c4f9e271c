import { cachingObstacle } from '@/lib/offline/caching-obstacle';
import { isCopyWanted, removeCopy } from '@/lib/offline/offline-copy';
import { whenIdle } from '@/lib/when-idle';

type Shop = {
  /** The url of the worker. */
  readonly worker: string;
  /** The path of the home page. */
  readonly scope: string;
};

type Page = {
  /** Offers an update to the shopper; `accept` installs it. */
  readonly onUpdate: (accept: () => void) => void;
  readonly reload: () => void;
};

/**
 * Registers the worker once the page is idle, or removes what is left of it if the shopper wants no offline copy. Calls
 * `onUpdate` for an update that waits, or that another tab has accepted. Only the tab that accepts reloads by itself.
 */
export function registerServiceWorker({ worker, scope }: Shop, page: Page): void {
  if (!isCopyWanted()) whenIdle(() => void removeCopy(scope));
  // Private windows reject the registration.
  else if (cachingObstacle() === undefined) whenIdle(() => void register(worker, page).catch(() => {}));
}

/** Asks the worker to cache pages that were opened without it, with what they need to hydrate. */
export function keepPages(urls: readonly string[]): void {
  send({ type: 'KEEP_PAGES', urls });
}

async function register(worker: string, { onUpdate, reload }: Page): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(worker, { updateViaCache: 'none' });
  let isAccepted = false;

  function offer(): void {
    const { waiting } = registration;
    // An uncontrolled page came from the network, so it is already current.
    if (waiting === null || serviceWorker.controller === null) return;
    onUpdate(() => {
      isAccepted = true;
      waiting.postMessage({ type: 'SKIP_WAITING' });
    });
  }
  const offerOnceInstalled = () => registration.installing?.addEventListener('statechange', offer);
  serviceWorker.addEventListener('controllerchange', () => (isAccepted ? reload() : onUpdate(reload)));
  registration.addEventListener('updatefound', offerOnceInstalled);
  offerOnceInstalled();
  offer();
  // This page has requested its pictures and scripts before the worker could cache them.
  if (serviceWorker.controller === null)
    cacheLoaded(['images/', '_next/static/'].map((folder) => registration.scope + folder));
}

/** Caches the files in the folders that the page has loaded or will load. */
function cacheLoaded(folders: readonly string[]): void {
  new PerformanceObserver((list) => {
    const urls = list.getEntries().map(({ name }) => name);
    const urlsToCache = urls.filter((url) => folders.some((folder) => url.startsWith(folder)));
    if (urlsToCache.length > 0) send({ type: 'CACHE_URLS', payload: { urlsToCache } });
  }).observe({ type: 'resource', buffered: true });
}

/** Sends a message to the worker, as soon as there is one. */
function send(message: object): void {
  if (!isCopyWanted() || cachingObstacle() !== undefined) return;
  whenIdle(() => void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message)));
}
