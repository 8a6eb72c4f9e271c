import type { Catalogue } from '@/lib/domain/catalogue';
import { readCatalogue } from '@/lib/domain/catalogue-file';
import { patienceMs } from '@/lib/domain/constants';

/** Where the stores get the catalogue from: one static file, fetched once and only when asked. */
export type CatalogueSource = {
  /** The catalogue, if it has already arrived. */
  readonly current: () => Catalogue | undefined;
  /** Fetches it, once; undefined where it cannot be had or takes too long, and then the next call tries again. */
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
  const impatience = new AbortController();
  const timer = setTimeout(() => impatience.abort(), patienceMs);
  try {
    const response = await fetch(url, { signal: impatience.signal });
    return response.ok ? readCatalogue(await response.json()) : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
