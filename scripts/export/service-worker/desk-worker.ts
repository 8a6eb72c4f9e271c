import { createDeskDatabase } from '@/lib/stores/desk-database';

// The worker of the order desk, which is apart from the shop's and answers only for the desk.
declare const self: ServiceWorkerGlobalScope;
/** Set by scripts/export/bundle.mjs: the path of the desk, and the paths of all files that it needs. */
declare const deskPath: string;
declare const deskFiles: readonly string[];
/** Another one for other files. */
declare const version: string;

/** Without an answer of the host by then, in ms, the kept page opens. */
const pageTimeoutMs = 3000;

const cachePrefix = `order-desk-${deskPath}-`;
const cacheName = cachePrefix + version;

self.addEventListener('install', (event) => event.waitUntil(keepFiles()));
self.addEventListener('activate', (event) => event.waitUntil(deleteOtherCaches()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    const answer = request.method === 'POST' ? takeShare(request) : openPage(request);
    event.respondWith(answer);
  } else if (deskFiles.includes(pathname)) {
    event.respondWith(keptOrFetched(request));
  }
});

async function keepFiles(): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all(deskFiles.map(async (file) => cache.put(file, await fetchedFile(file))));
  await self.skipWaiting();
}

/** Browsers refuse to open a page from a response that a redirect led to. */
async function fetchedFile(file: string): Promise<Response> {
  const response = await fetch(file, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The host has no ${file}`);
  return response.redirected ? new Response(response.body, { headers: response.headers }) : response;
}

async function deleteOtherCaches(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(cachePrefix) && name !== cacheName) await caches.delete(name);
  await self.clients.claim();
}

/** Prices must be those of today, so the host comes first, and the kept page only where it does not answer. */
async function openPage(request: Request): Promise<Response> {
  const kept = await caches.match(deskPath, { cacheName });
  if (kept === undefined) return fetch(request);
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(pageTimeoutMs) });
    return response.status < 500 ? response : kept;
  } catch {
    return kept;
  }
}

/** The names of files hold a hash of their content. */
async function keptOrFetched(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName })) ?? fetch(request);
}

/** Keeps what was shared to the installed desk, and opens the page, which reads it. */
async function takeShare(request: Request): Promise<Response> {
  try {
    const parts = [...(await request.formData()).values()];
    const texts = await Promise.all(parts.map(textOf));
    const shared = texts.filter((text) => text.trim() !== '');
    if (shared.length > 0) await createDeskDatabase().addShared(shared.join('\n\n'));
    return Response.redirect(deskPath, 303);
  } catch {
    return Response.redirect(`${deskPath}#not-kept`, 303);
  }
}

async function textOf(part: FormDataEntryValue): Promise<string> {
  return typeof part === 'string' ? part : part.text();
}
