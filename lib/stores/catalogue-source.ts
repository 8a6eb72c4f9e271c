import type { Catalogue } from '@/lib/domain/catalogue';
import { readCatalogue } from '@/lib/domain/catalogue-file';
import { requestTimeoutMs } from '@/lib/domain/chunk-load.mjs';

export type CatalogueSource = {
  readonly current: () => Catalogue | undefined;
  /** Fetches the file once. Resolves to undefined on failure or timeout; the next call retries. */
  readonly load: () => Promise<Catalogue | undefined>;
};

export function createCatalogueSource(url: string): CatalogueSource {
  let current: Catalogue | undefined;
  let pending: Promise<Catalogue | undefined> | undefined;
  return {
    current: () => current,
    load: () => {
      pending ??= fetchCatalogue(url).then((catalogue) => {
        current = catalogue;
        if (catalogue === undefined) pending = undefined;
        return catalogue;
      });
      return pending;
    },
  };
}

async function fetchCatalogue(url: string): Promise<Catalogue | undefined> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), requestTimeoutMs);
  try {
    const response = await fetch(url, { signal: controller.signal });
    return response.ok ? readCatalogue(await response.json()) : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
