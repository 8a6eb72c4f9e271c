import { useCallback, useLayoutEffect, useState } from 'react';
import { withBasePath } from '@/lib/base-path';
import { defaultQuery, type CatalogueQuery } from '@/lib/domain/catalogue';
import { cataloguePath, readCatalogueQuery } from '@/lib/routes';

/** State in the url, read before the first paint; replaceState, so that Back leaves the catalogue. */
export function useCatalogueQuery() {
  const [query, setQuery] = useState<CatalogueQuery>(defaultQuery);
  const [isQueryRead, setQueryRead] = useState(false);

  const read = useCallback((search: string) => {
    const next = readCatalogueQuery(search);
    // The url echoes each change; a new, equal object would filter and sort again.
    setQuery((current) => (cataloguePath(current) === cataloguePath(next) ? current : next));
  }, []);

  useLayoutEffect(() => {
    read(window.location.search);
    setQueryRead(true);
  }, [read]);

  function change(part: Partial<CatalogueQuery>): void {
    const next = { ...query, ...part };
    setQuery(next);
    window.history.replaceState(null, '', withBasePath(cataloguePath(next)));
  }

  return { query, isQueryRead, change, read };
}
