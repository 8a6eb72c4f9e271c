// A tab stays on one build until the shopper accepts the update or closes the shop. Serialised into sw.js, so
// it must not use imports.
export function runWorker({ files, version, max, alias, offlinePage }, canonicalUrl) {
  const { core, precaching, routing, strategies, expiration } = self.workbox;
  const { scope } = self.registration;
  core.setCacheNameDetails({ prefix: 'minato' });
  const pages = `minato-pages-${scope}-${version}`;
  const pictures = `minato-pictures-${scope}`;
  const known = (href) => canonicalUrl(href, scope, alias);

  // Save-Data: do not install or update.
  self.addEventListener('install', (event) => {
    if (!self.navigator.connection?.saveData) return;
    event.stopImmediatePropagation();
    event.waitUntil(Promise.reject(new Error('No copy is made while data is saved.')));
  });
  self.addEventListener('message', ({ data }) => {
    if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
  });
  self.addEventListener('activate', (event) => {
    const isOlder = (name) => name.startsWith(`minato-pages-${scope}-`) && name !== pages;
    const dropOlder = async () => {
      for (const name of await caches.keys()) if (isOlder(name)) await caches.delete(name);
    };
    event.waitUntil(dropOlder());
  });

  // cache: 'no-store' requests bypass the worker.
  routing.registerRoute(({ request }) => request.cache === 'no-store', new strategies.NetworkOnly());

  // The HTTP cache may hold a 404: refetch past it. This install fails; the next visit succeeds.
  const askAnew = ({ request }) => fetch(request.url, { cache: 'reload' }).catch(() => undefined);
  precaching.addPlugins([{ fetchDidFail: askAnew }]);
  precaching.precacheAndRoute(files, {
    ignoreURLParametersMatching: [],
    directoryIndex: '',
    cleanURLs: false,
    urlManipulation: ({ url }) => [new URL(known(url.href))],
  });

  const isOfType = (response, type) => (response.headers.get('Content-Type') ?? '').startsWith(type);

  /** Rejects captive portals and hosts that answer every url with one page. */
  async function isPageOf(response, href) {
    if (response.status !== 200 || !isOfType(response, 'text/html')) return false;
    const html = await response.clone().text();
    const [, canonical] = /rel="canonical" href="([^"]+)"/.exec(html) ?? [];
    const pathOf = (address) => new URL(address.replaceAll('&amp;', '&')).pathname;
    return html.includes(version) && canonical !== undefined && pathOf(canonical) === pathOf(known(href));
  }

  // Pages outside the precache; those of another build are shown but not cached.
  routing.registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.href.startsWith(scope) && !/\.\w+$/.test(url.pathname),
    new strategies.NetworkFirst({
      cacheName: pages,
      plugins: [
        {
          cacheKeyWillBeUsed: async ({ request }) => known(request.url),
          cacheWillUpdate: async ({ request, response }) =>
            (await isPageOf(response, request.url)) ? response : null,
          handlerDidError: async ({ request }) =>
            request.mode === 'navigate' ? precaching.matchPrecache(offlinePage) : undefined,
        },
        new expiration.ExpirationPlugin({ maxEntries: max.pages, purgeOnQuotaError: true }),
      ],
    }),
  );

  /** Some hosts send AVIF as binary data. */
  const pictureTypes = ['image/', 'application/octet-stream', 'binary/octet-stream'];
  const pictureOrNothing = (response) =>
    response?.status === 200 && pictureTypes.some((type) => isOfType(response, type)) ? response : null;

  /** The same image in another cached width, otherwise a transparent pixel. */
  async function fallbackImage(href) {
    const name = href.replace(/-\d+\.\w+$/, '-');
    for (const cacheName of [pictures, core.cacheNames.precache]) {
      const cache = await caches.open(cacheName);
      for (const request of await cache.keys()) {
        const found = request.url.startsWith(name) ? pictureOrNothing(await cache.match(request)) : null;
        if (found) return found;
      }
    }
    const nothing = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
    return new Response(nothing, { headers: { 'Content-Type': 'image/svg+xml' } });
  }

  // Names contain a hash, so cached images are valid in every build; non-images are never served.
  routing.registerRoute(
    ({ url }) => url.href.startsWith(`${scope}images/`),
    new strategies.CacheFirst({
      cacheName: pictures,
      plugins: [
        {
          cacheWillUpdate: async ({ response }) => pictureOrNothing(response),
          cachedResponseWillBeUsed: async ({ cachedResponse }) => pictureOrNothing(cachedResponse),
          handlerDidError: async ({ request }) => fallbackImage(request.url),
        },
        new expiration.ExpirationPlugin({ maxEntries: max.pictures, purgeOnQuotaError: true }),
      ],
    }),
  );
}
