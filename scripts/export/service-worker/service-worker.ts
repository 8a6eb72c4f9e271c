import { cacheNames, setCacheNameDetails } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { addPlugins, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { offlinePage } from '@/lib/exported-paths.mjs';
import { canonicalUrl } from '@/scripts/export/browser/canonical-url';

// A tab stays on one build until the shopper accepts the update or closes the shop.
declare const self: ServiceWorkerGlobalScope;
declare global {
  interface WorkerNavigator {
    /** Only in Chromium. */
    readonly connection?: { readonly saveData: boolean };
  }
}
/** Set by scripts/export/bundle.mjs. */
declare const precached: Parameters<typeof precacheAndRoute>[0];
declare const buildId: string;
/** The first part of the caches' names, such as "my-shop". */
declare const cachePrefix: string;

/** Largest number of entries in a cache; `pages` counts those outside the precache. */
const maxEntries = { pictures: 200, pages: 100 };

const { scope } = self.registration;
setCacheNameDetails({ prefix: cachePrefix });
const pageCache = `${cachePrefix}-pages-${scope}-${buildId}`;
const pictureCache = `${cachePrefix}-pictures-${scope}`;

// A browser that saves data does not install or update the worker.
self.addEventListener('install', (event) => {
  if (self.navigator.connection?.saveData !== true) return;
  event.stopImmediatePropagation();
  event.waitUntil(Promise.reject(new Error('No copy is made while data is saved.')));
});

self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(deleteOtherCaches()));

/** Deletes the pages of other builds, and everything from before the shop was renamed. */
async function deleteOtherCaches(): Promise<void> {
  const current = [cacheNames.precache, pageCache, pictureCache];
  const ofScope = [`-precache-v2-${scope}`, `-pictures-${scope}`];
  for (const name of await caches.keys()) {
    const isOurs = ofScope.some((end) => name.endsWith(end)) || name.includes(`-pages-${scope}-`);
    if (isOurs && !current.includes(name)) await caches.delete(name);
  }
}

// Requests with cache: 'no-store' go to the network.
registerRoute(({ request }) => request.cache === 'no-store', new NetworkOnly());

// A file that fails may be a 404 in the HTTP cache: fetching it past the cache lets the next install succeed.
addPlugins([{ fetchDidFail: ({ request }) => refetch(request) }]);
precacheAndRoute(precached, {
  ignoreURLParametersMatching: [],
  directoryIndex: '',
  cleanURLs: false,
  urlManipulation: ({ url }) => [new URL(canonicalUrl(url.href, scope))],
});

// A page has no file extension: the ".5" at the end of `1.5` is none, because an extension begins with a letter.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.href.startsWith(scope) && !/\.[a-z]\w*$/i.test(url.pathname),
  new NetworkFirst({
    cacheName: pageCache,
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }) => canonicalUrl(request.url, scope),
        // A page of another build is shown, but not cached.
        cacheWillUpdate: async ({ request, response }) =>
          (await isPageOf(response, request.url)) ? response : null,
        handlerDidError: async ({ request }) =>
          request.mode === 'navigate' ? matchPrecache(offlinePage.slice(1)) : undefined,
      },
      new ExpirationPlugin({ maxEntries: maxEntries.pages, purgeOnQuotaError: true }),
    ],
  }),
);

// The names of images contain a hash, so a cached image is valid in every build; other files are never served for one.
registerRoute(
  ({ url }) => url.href.startsWith(`${scope}images/`),
  new CacheFirst({
    cacheName: pictureCache,
    plugins: [
      {
        cacheWillUpdate: async ({ response }) => pictureOrNull(response),
        cachedResponseWillBeUsed: async ({ cachedResponse }) => pictureOrNull(cachedResponse),
        handlerDidError: async ({ request }) => fallbackImage(request.url),
      },
      new ExpirationPlugin({ maxEntries: maxEntries.pictures, purgeOnQuotaError: true }),
    ],
  }),
);

async function refetch(request: Request): Promise<void> {
  await fetch(request.url, { cache: 'reload' }).catch(() => {});
}

/** True for the page of this url and build. A captive portal, or a host that answers every url alike, sends another. */
async function isPageOf(response: Response, href: string): Promise<boolean> {
  if (response.status !== 200 || !isOfType(response, 'text/html')) return false;
  const html = await response.clone().text();
  const [, canonical] = /rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  const pathOf = (url: string) => new URL(url.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")).pathname;
  return (
    html.includes(buildId) &&
    canonical !== undefined &&
    pathOf(canonical) === pathOf(canonicalUrl(href, scope))
  );
}

/** Null for any response that is not a picture; some hosts send AVIF as binary data. */
function pictureOrNull(response: Response | undefined): Response | null {
  const types = ['image/', 'application/octet-stream', 'binary/octet-stream'];
  return response?.status === 200 && types.some((type) => isOfType(response, type)) ? response : null;
}

function isOfType(response: Response, type: string): boolean {
  return (response.headers.get('Content-Type') ?? '').startsWith(type);
}

/** The same image in another cached width, otherwise a transparent pixel. */
async function fallbackImage(href: string): Promise<Response> {
  const nameWithoutWidth = href.replace(/-\d+\.\w+$/, '-');
  for (const cacheName of [pictureCache, cacheNames.precache]) {
    const cache = await caches.open(cacheName);
    for (const request of await cache.keys()) {
      const found = request.url.startsWith(nameWithoutWidth)
        ? pictureOrNull(await cache.match(request))
        : null;
      if (found !== null) return found;
    }
  }
  const transparentPixel = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
  return new Response(transparentPixel, { headers: { 'Content-Type': 'image/svg+xml' } });
}
