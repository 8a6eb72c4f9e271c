/**
 * Runs as the service worker, over Workbox. The copy is whole or it is not: the pages of a tab come from one
 * build, until the shopper accepts the next or has closed the shop. Nothing here takes over pages that are open. It
 * becomes a file of its own, so it knows nothing but what it is given.
 */
export function runWorker({ files, version, most, alias, offlinePage }, pageAddress) {
  const { core, precaching, routing, strategies, expiration } = self.workbox;
  const { scope } = self.registration;
  core.setCacheNameDetails({ prefix: 'minato' });
  const pages = `minato-pages-${scope}-${version}`;
  const pictures = `minato-pictures-${scope}`;
  const known = (href) => pageAddress(href, scope, alias);

  // Who saves data is given no copy, and no newer one than there is.
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

  // Who wants to know what the host has now is told by the host.
  routing.registerRoute(({ request }) => request.cache === 'no-store', new strategies.NetworkOnly());

  precaching.precacheAndRoute(files, {
    ignoreURLParametersMatching: [],
    directoryIndex: '',
    cleanURLs: false,
    urlManipulation: ({ url }) => [new URL(known(url.href))],
  });

  // Pages that are not in the copy. Those of another build are shown and not kept.
  routing.registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.href.startsWith(scope) && !/\.\w+$/.test(url.pathname),
    new strategies.NetworkFirst({
      cacheName: pages,
      plugins: [
        {
          cacheKeyWillBeUsed: async ({ request }) => known(request.url),
          cacheWillUpdate: async ({ response }) =>
            response.status === 200 && (await response.clone().text()).includes(version) ? response : null,
          handlerDidError: async ({ request }) =>
            request.mode === 'navigate' ? precaching.matchPrecache(offlinePage) : undefined,
        },
        new expiration.ExpirationPlugin({ maxEntries: most.pages, purgeOnQuotaError: true }),
      ],
    }),
  );

  /** The same picture in another width, which a card or a page showed before; else nothing on its backdrop. */
  async function standIn(href) {
    const name = href.replace(/-\d+\.\w+$/, '-');
    for (const cacheName of [pictures, core.cacheNames.precache]) {
      const cache = await caches.open(cacheName);
      const found = (await cache.keys()).find(({ url }) => url.startsWith(name));
      if (found) return cache.match(found);
    }
    const nothing = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
    return new Response(nothing, { headers: { 'Content-Type': 'image/svg+xml' } });
  }

  // Their names change with what they show, so one that is kept is right for every build.
  routing.registerRoute(
    ({ url }) => url.href.startsWith(`${scope}images/`),
    new strategies.CacheFirst({
      cacheName: pictures,
      plugins: [
        { handlerDidError: async ({ request }) => standIn(request.url) },
        new expiration.ExpirationPlugin({ maxEntries: most.pictures, purgeOnQuotaError: true }),
      ],
    }),
  );
}
