import { cacheNames, copyResponse, setCacheNameDetails } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { addPlugins, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly, type Strategy } from 'workbox-strategies';
import { offlinePage } from '@/lib/exported-paths.mjs';
import { cacheNamesOf, isCacheOf } from '@/lib/offline/cache-names';
import { canonicalUrl, pageUrl, payloadUrl } from '@/scripts/export/browser/canonical-url';
import { isCopyRemoved, removalPlugin, removeCopy } from '@/scripts/export/service-worker/copy-removal';
import { fallbackImage } from '@/scripts/export/service-worker/fallback-image';
import {
  filesNamedIn,
  isBuildFile,
  isPageOf,
  isPayloadOf,
  lateChunksIn,
  payloadText,
  pictureOrNull,
} from '@/scripts/export/service-worker/responses';

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

/** Largest number of entries in a cache; `pages` counts pages and payloads outside the precache. */
const maxEntries = { pictures: 200, pages: 200 };

const { scope } = self.registration;
setCacheNameDetails({ prefix: cachePrefix });
const { pages: pageCache, pictures: pictureCache } = cacheNamesOf(cachePrefix, scope, buildId);

// A browser that saves data does not install or update the worker.
self.addEventListener('install', (event) => {
  if (self.navigator.connection?.saveData !== true) return;
  event.stopImmediatePropagation();
  event.waitUntil(Promise.reject(new Error('No copy is made while data is saved.')));
});

self.addEventListener('activate', (event) => event.waitUntil(deleteOtherCaches()));

/** Deletes the pages of other builds, and everything from before the shop was renamed. */
async function deleteOtherCaches(): Promise<void> {
  const current = [cacheNames.precache, pageCache, pictureCache];
  for (const name of await caches.keys())
    if (isCacheOf(scope, name) && !current.includes(name)) await caches.delete(name);
}

// This listener comes before those of Workbox, which it keeps from answering.
self.addEventListener('fetch', (event) => {
  if (isCopyRemoved()) event.stopImmediatePropagation();
});

self.addEventListener('message', (event) => {
  if (isCopyRemoved()) event.stopImmediatePropagation();
  else if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
  else if (event.data?.type === 'KEEP_PAGES') event.waitUntil(keepPages(event, event.data.urls));
  else if (event.data?.type === 'REMOVE_COPY') event.waitUntil(removeCopy([pageCache, pictureCache]));
});

// Requests with cache: 'no-store' go to the network.
registerRoute(({ request }) => request.cache === 'no-store', new NetworkOnly());

// A file that fails may be a 404 in the HTTP cache: fetching it past the cache lets the next install succeed.
// A page that the browser has already is only confirmed by the host, not sent again.
addPlugins([
  {
    requestWillFetch: async ({ request }) =>
      request.cache === 'reload' ? new Request(request, { cache: 'no-cache' }) : request,
    fetchDidFail: async ({ request }) => void (await fetch(request.url, { cache: 'reload' }).catch(() => {})),
  },
]);
precacheAndRoute(precached, {
  ignoreURLParametersMatching: [],
  directoryIndex: '',
  cleanURLs: false,
  urlManipulation: ({ url }) => [new URL(canonicalUrl(url.href, scope))],
});

const canonicalKey = async ({ request }: { request: Request }) => canonicalUrl(request.url, scope);
const pageExpiration = new ExpirationPlugin({ maxEntries: maxEntries.pages, purgeOnQuotaError: true });

const pageStrategy = new CacheFirst({
  cacheName: pageCache,
  plugins: [
    {
      cacheKeyWillBeUsed: canonicalKey,
      cacheWillUpdate: async ({ request, response }) => {
        const url = canonicalUrl(request.url, scope);
        // Browsers refuse to open a page from a redirected response.
        if (await isPageOf(buildId, url, response))
          return response.redirected ? copyResponse(response) : response;
        // A page of another build is shown, but not cached, and needs the payload of its own build.
        await forget(payloadUrl(url, scope));
        return null;
      },
      handlerDidError: async ({ request }) =>
        request.mode === 'navigate' ? matchPrecache(offlinePage.slice(1)) : undefined,
    },
    pageExpiration,
    removalPlugin,
  ],
});

const payloadStrategy = new CacheFirst({
  cacheName: pageCache,
  plugins: [
    {
      cacheKeyWillBeUsed: canonicalKey,
      cacheWillUpdate: async ({ request, response }) => {
        if (await isPayloadOf(buildId, response)) return response;
        await forget(pageUrl(canonicalUrl(request.url, scope)));
        return null;
      },
    },
    pageExpiration,
    removalPlugin,
  ],
});

/** Scripts, styles and fonts, whose names contain a hash. They are deleted with the pages of their build. */
const buildFileStrategy = new CacheFirst({
  cacheName: pageCache,
  plugins: [
    {
      cacheWillUpdate: async ({ response, event }) => {
        if (isBuildFile(response)) return response;
        const client = event instanceof FetchEvent ? await self.clients.get(event.clientId) : undefined;
        if (client !== undefined) await forget(canonicalUrl(client.url, scope));
        return null;
      },
    },
    removalPlugin,
  ],
});

/** After a deploy the host may lack a file that a cached page needs: then its next load fetches the newer page. */
async function forget(url: string): Promise<void> {
  await (await caches.open(pageCache)).delete(url);
}

const isInScope = (url: URL) => url.href.startsWith(scope);
registerRoute(({ url }) => url.href.startsWith(`${scope}_next/static/`), buildFileStrategy);
registerRoute(
  ({ url, request }) => isInScope(url) && url.pathname.endsWith('.txt') && request.mode !== 'navigate',
  payloadStrategy,
);
// A page has no file extension: the ".5" at the end of `1.5` is none, because an extension begins with a letter.
registerRoute(({ url }) => isInScope(url) && !/\.[a-z]\w*$/i.test(url.pathname), pageStrategy);

/** Caches pages that were opened without this worker, with what they need to hydrate. */
async function keepPages(event: ExtendableEvent, urls: readonly string[]): Promise<void> {
  const load = async (strategy: Strategy, url: string): Promise<Response> =>
    (await matchPrecache(url)) ?? strategy.handle({ event, request: new Request(url) });

  async function keepPage(url: string): Promise<void> {
    const html = await (await load(pageStrategy, url)).text();
    if (!html.includes(buildId)) return;
    const payload = await payloadText(await load(payloadStrategy, payloadUrl(url, scope)));
    for (const file of new Set([...filesNamedIn(html), ...filesNamedIn(payload)])) {
      const text = await (await load(buildFileStrategy, scope + file)).text();
      if (!file.endsWith('.js')) continue;
      for (const late of lateChunksIn(text)) await load(buildFileStrategy, scope + late);
    }
  }
  const pages = new Set(urls.map((href) => canonicalUrl(new URL(href, scope).href, scope)));
  await Promise.allSettled([...pages].map(keepPage));
}

// The names of images contain a hash, so a cached image is valid in every build; other files are never served for one.
registerRoute(
  ({ url }) => url.href.startsWith(`${scope}images/`),
  new CacheFirst({
    cacheName: pictureCache,
    plugins: [
      {
        cacheWillUpdate: async ({ response }) => pictureOrNull(response),
        cachedResponseWillBeUsed: async ({ cachedResponse }) => pictureOrNull(cachedResponse),
        handlerDidError: ({ request }) => fallbackImage(request.url, [pictureCache, cacheNames.precache]),
      },
      new ExpirationPlugin({ maxEntries: maxEntries.pictures, purgeOnQuotaError: true }),
      removalPlugin,
    ],
  }),
);
