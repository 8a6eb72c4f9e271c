import type { SafeStorage } from '@/lib/stores/safe-storage';

/** What helps against an error: nothing of ours, loading the page anew, or telling that it should be. */
export type Renewal = { readonly kind: 'none' | 'reload' | 'changed' };

type Page = {
  readonly path: string;
  readonly now: number;
  /** Keeps that the page was loaded anew; where it cannot, the page is not, or it might go round. */
  readonly storage: SafeStorage;
};

/** Ten minutes, as in scripts/export/lost-files.mjs. */
const windowMs = 600_000;

/**
 * A file of the build that the page as it is now on the host no longer names was lost to a new deployment: loading
 * the page anew helps, once. One that it still names is only out of reach (F-86, F-88).
 */
export async function renewalFor(error: unknown, page: Page): Promise<Renewal> {
  const file = lostFile(error);
  if (file === undefined) return { kind: 'none' };
  const html = await pageNow(page.path);
  if (html === undefined || html.includes(file)) return { kind: 'none' };
  return { kind: claimReload(page) ? 'reload' : 'changed' };
}

/** The address of the file that the framework could not load. */
function lostFile(error: unknown): string | undefined {
  const isLost = error instanceof Error && error.name === 'ChunkLoadError';
  return isLost ? /\/_next\/static\/[^\s?]+/.exec(error.message)?.[0] : undefined;
}

/** The page as the host has it, its not-found page included; undefined where the host cannot be reached or is ill. */
async function pageNow(path: string): Promise<string | undefined> {
  try {
    const response = await fetch(path, { cache: 'no-store' });
    return response.status < 500 ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the page may be loaded anew now; true once in the time, for the whole tab. */
function claimReload({ path, now, storage }: Page): boolean {
  const key = `reloaded ${path}` as const;
  if (now - Number(storage.read(key)) < windowMs) return false;
  return storage.write(key, String(now)).kind === 'kept';
}
