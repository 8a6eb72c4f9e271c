type Page = {
  readonly onUpdate: (accept: () => void) => void;
  readonly reload: () => void;
};

/**
 * Registers the worker once the page is idle. Reports a waiting update, or one accepted in another tab; only
 * the accepting tab reloads by itself. The returned function cancels a registration that has not started.
 */
export function registerServiceWorker(worker: string, page: Page): () => void {
  if (!isCachingAllowed()) return () => {};
  // Private windows reject the registration.
  return whenIdle(() => void register(worker, page).catch(() => {}));
}

/** Asks the worker to cache urls it saw no request for, such as those loaded before it took control. */
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
  const follow = () => registration.installing?.addEventListener('statechange', offer);
  serviceWorker.addEventListener('controllerchange', () => (isAccepted ? reload() : onUpdate(reload)));
  registration.addEventListener('updatefound', follow);
  follow();
  offer();
  // On the first visit, the worker missed the image requests.
  if (serviceWorker.controller === null) cachePictures(new URL('images/', registration.scope).href);
}

function cachePictures(folder: string): void {
  new PerformanceObserver((list) => {
    const shown = list.getEntries().map(({ name }) => name);
    cacheUrls(shown.filter((name) => name.startsWith(folder)));
  }).observe({ type: 'resource', buffered: true });
}

/** False without support, with data saving on, or on a 2G connection. */
function isCachingAllowed(): boolean {
  // Some browsers define the property without a value.
  if (!('serviceWorker' in navigator) || typeof navigator.serviceWorker !== 'object') return false;
  const network: unknown = 'connection' in navigator ? navigator.connection : undefined;
  if (typeof network !== 'object' || network === null) return true;
  const isSaving = 'saveData' in network && network.saveData === true;
  const isSlow = 'effectiveType' in network && String(network.effectiveType).endsWith('2g');
  return !isSaving && !isSlow;
}

function whenIdle(task: () => void): () => void {
  let isStopped = false;
  const run = () => {
    if (!isStopped) task();
  };
  // Safari lacks requestIdleCallback.
  const rest = () => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 2000));
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
  return () => {
    isStopped = true;
    window.removeEventListener('load', rest);
  };
}
