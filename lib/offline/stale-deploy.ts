import { reloadKey, wasReloaded } from '@/lib/chunk-load';
import type { SafeStorage } from '@/lib/stores/safe-storage';

/** `changed`: the shopper must reload. `none`: a reload would not help. */
export type Recovery = { readonly kind: 'none' | 'reload' | 'changed' };

type Page = {
  readonly path: string;
  readonly now: number;
  /** Remembers reloads. If that write fails, the page is not reloaded, to prevent a loop. */
  readonly storage: SafeStorage;
};

/**
 * A chunk that the current page no longer references was removed by a deploy: one reload helps. A chunk it
 * still references is temporarily unreachable; refetching it replaces a 404 in the HTTP cache.
 */
export async function recoveryFor(error: unknown, page: Page): Promise<Recovery> {
  const file = failedChunkUrl(error);
  if (file === undefined) return { kind: 'none' };
  const html = await fetchCurrentHtml(page.path);
  if (html === undefined) return { kind: 'none' };
  if (html.includes(file)) {
    await refetchChunk(file);
    return { kind: 'none' };
  }
  return { kind: reloadOnce(page) ? 'reload' : 'changed' };
}

function failedChunkUrl(error: unknown): string | undefined {
  const isLost = error instanceof Error && error.name === 'ChunkLoadError';
  return isLost ? /\S*\/_next\/static\/[^\s?]+/.exec(error.message)?.[0] : undefined;
}

async function refetchChunk(file: string): Promise<void> {
  try {
    await fetch(file, { cache: 'reload' });
  } catch {
    // Still unreachable.
  }
}

/** Current HTML, of a 404 page too; undefined if the host is unreachable or answers 5xx. */
async function fetchCurrentHtml(path: string): Promise<string | undefined> {
  try {
    const response = await fetch(path, { cache: 'no-store' });
    return response.status < 500 ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

/** True once per path and tab in ten minutes. */
function reloadOnce({ path, now, storage }: Page): boolean {
  const key = reloadKey(path);
  if (wasReloaded(storage.read(key), now)) return false;
  return storage.write(key, String(now)).kind === 'saved';
}
