import { pictureOrNull } from '@/scripts/export/service-worker/responses';

/** The same image in another width, from the first of the caches that has one; otherwise a transparent pixel. */
export async function fallbackImage(href: string, cacheNames: readonly string[]): Promise<Response> {
  const nameWithoutWidth = href.replace(/-\d+\.\w+$/, '-');
  for (const cacheName of cacheNames) {
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
