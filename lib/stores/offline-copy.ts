type Page = {
  /** A newer shop is ready: `accept` is for the shopper to press. */
  readonly onNewer: (accept: () => void) => void;
  readonly reload: () => void;
};

/**
 * Has the browser keep a copy of the shop for times without a network, once the page is at rest. The page hears
 * of a newer shop that waits, and of one that was accepted in another tab; only in the tab that accepts is it loaded
 * anew. The answer stops what has not begun.
 */
export function keepCopy(worker: string, page: Page): () => void {
  if (!isWanted()) return () => {};
  // Private windows refuse: no copy then.
  return atRest(() => void register(worker, page).catch(() => {}));
}

/** Tells the worker what the shopper has seen, so that it is kept where it is not yet. */
export function tellSeen(addresses: readonly string[]): void {
  if (!isWanted()) return;
  void navigator.serviceWorker.ready.then(({ active }) =>
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: addresses } }),
  );
}

async function register(worker: string, { onNewer, reload }: Page): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(worker, { updateViaCache: 'none' });
  let isAccepted = false;

  function offer(): void {
    const { waiting } = registration;
    // Without a controller the page is the network's, and so as new as the host.
    if (waiting === null || serviceWorker.controller === null) return;
    onNewer(() => {
      isAccepted = true;
      waiting.postMessage({ type: 'SKIP_WAITING' });
    });
  }
  const follow = () => registration.installing?.addEventListener('statechange', offer);
  serviceWorker.addEventListener('controllerchange', () => (isAccepted ? reload() : onNewer(reload)));
  registration.addEventListener('updatefound', follow);
  follow();
  offer();
  // The first visit is not the worker's, so it has not seen its pictures.
  if (serviceWorker.controller === null) tellPictures(new URL('images/', registration.scope).href);
}

function tellPictures(folder: string): void {
  new PerformanceObserver((list) => {
    const shown = list.getEntries().map(({ name }) => name);
    tellSeen(shown.filter((name) => name.startsWith(folder)));
  }).observe({ type: 'resource', buffered: true });
}

/** Where workers are, and nobody asked to save data or is on a network that has none to spare. */
function isWanted(): boolean {
  if (!('serviceWorker' in navigator)) return false;
  const network: unknown = 'connection' in navigator ? navigator.connection : undefined;
  if (typeof network !== 'object' || network === null) return true;
  const isSaving = 'saveData' in network && network.saveData === true;
  const isSlow = 'effectiveType' in network && String(network.effectiveType).endsWith('2g');
  return !isSaving && !isSlow;
}

/** After the page and its pictures have come and nothing else is to be done. */
function atRest(task: () => void): () => void {
  let isStopped = false;
  const run = () => {
    if (!isStopped) task();
  };
  // Safari has no such callback yet.
  const rest = () => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 2000));
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
  return () => {
    isStopped = true;
    window.removeEventListener('load', rest);
  };
}
