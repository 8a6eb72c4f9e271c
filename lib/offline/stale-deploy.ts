import { reloadKey, wasReloaded } from '@/lib/load-limits';
import type { SafeStorage } from '@/lib/stores/safe-storage';

/**
 * `reload`: the caller should reload the page. `changed`: only the shopper should, since the page was reloaded
 * before. `none`: a reload would not help.
 */
export type Recovery = { readonly kind: 'none' | 'reload' | 'changed' };

type Page = {
  readonly path: string;
  /** In ms since 1970. */
  readonly now: number;
  /** Remembers reloads. If it cannot, the page is not reloaded, to prevent a loop. */
  readonly storage: SafeStorage;
};

/**
 * Says how to recover from the failed load of a chunk. If the page on the host no longer names the chunk, a deploy
 * has removed it, and one reload helps. If it still does, the chunk is unreachable for a while: fetching it again
 * replaces a 404 in the HTTP cache.
 */
export async function recoveryFor(error: unknown, page: Page): Promise<Recovery> {
  const chunkUrl = failedChunkUrl(error);
  if (chunkUrl === undefined) return { kind: 'none' };
  const html = await fetchCurrentHtml(page.path);
  if (html === undefined) return { kind: 'none' };
  if (html.includes(chunkUrl)) {
    await refetchChunk(chunkUrl);
    return { kind: 'none' };
  }
  return { kind: claimReload(page) ? 'reload' : 'changed' };
}

function failedChunkUrl(error: unknown): string | undefined {
  const isChunkError = error instanceof Error && error.name === 'ChunkLoadError';
  // Next.js names the url in the message: “Failed to load chunk /_next/static/….js from module 7”.
  return isChunkError ? /\S*\/_next\/static\/[^\s?]+/.exec(error.message)?.[0] : undefined;
}

async function refetchChunk(url: string): Promise<void> {
  try {
    await fetch(url, { cache: 'reload' });
  } catch {
    // The chunk is still unreachable.
  }
}

/** Returns the HTML even of a 404 page; undefined if the host is unreachable or answers with a 5xx status. */
async function fetchCurrentHtml(path: string): Promise<string | undefined> {
  try {
    const response = await fetch(path, { cache: 'no-store' });
    return response.status < 500 ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

/** Returns true, and remembers it, at most once per path and tab in ten minutes. */
function claimReload({ path, now, storage }: Page): boolean {
  const key = reloadKey(path);
  if (wasReloaded(storage.read(key), now)) return false;
  return storage.write(key, String(now)).kind === 'saved';
}
