type Page = {
  /** Offers an update to the shopper; `accept` installs it. */
  readonly onUpdate: (accept: () => void) => void;
  readonly reload: () => void;
};

/**
 * Registers the worker once the page is idle. Calls `onUpdate` for an update that waits, or that another tab has
 * accepted. Only the tab that accepts reloads by itself. Returns a function that cancels a pending registration.
 */
export function registerServiceWorker(worker: string, page: Page): () => void {
  if (!isCachingAllowed()) return () => {};
  // Private windows reject the registration.
  return whenIdle(() => void register(worker, page).catch(() => {}));
}

/** Asks the worker to cache urls whose requests it did not see, such as those made before it took control. */
export function cacheUrls(urls: readonly string[]): void {
  if (!isCachingAllowed()) return;
  void navigator.serviceWorker.ready.then(({ active }) =>
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: urls } }),
  );
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
  // On the first visit, the page has requested its pictures before the worker could cache them.
  if (serviceWorker.controller === null) cachePictures(new URL('images/', registration.scope).href);
}

/** Caches the pictures in the folder that the page has loaded or will load. */
function cachePictures(folder: string): void {
  new PerformanceObserver((list) => {
    const urls = list.getEntries().map(({ name }) => name);
    cacheUrls(urls.filter((url) => url.startsWith(folder)));
  }).observe({ type: 'resource', buffered: true });
}

function isCachingAllowed(): boolean {
  // Some browsers define the property, but leave it undefined.
  if (!('serviceWorker' in navigator) || typeof navigator.serviceWorker !== 'object') return false;
  const network: unknown = 'connection' in navigator ? navigator.connection : undefined;
  if (typeof network !== 'object' || network === null) return true;
  const isSaving = 'saveData' in network && network.saveData === true;
  const isSlow = 'effectiveType' in network && String(network.effectiveType).endsWith('2g');
  return !isSaving && !isSlow;
}

function whenIdle(task: () => void): () => void {
  let isCancelled = false;
  const run = () => {
    if (!isCancelled) task();
  };
  // Safari lacks requestIdleCallback.
  const schedule = () => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 2000));
  if (document.readyState === 'complete') schedule();
  else window.addEventListener('load', schedule, { once: true });
  return () => {
    isCancelled = true;
    window.removeEventListener('load', schedule);
  };
}
