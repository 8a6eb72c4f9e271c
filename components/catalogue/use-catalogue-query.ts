import { useCallback, useLayoutEffect, useState } from 'react';
import { wholeCatalogue, type CatalogueQuery } from '@/lib/domain/catalogue';
import { cataloguePath, readCatalogueQuery, withBasePath } from '@/lib/routes';

/**
 * The query of the catalogue, which lives in the address: read from it before the first paint, written back
 * with each change in place of the current history entry, so that Back leaves the catalogue.
 * @param isReady whether the products are there that the query chooses from
 */
export function useCatalogueQuery({ isReady }: { readonly isReady: boolean }) {
  const [query, setQuery] = useState<CatalogueQuery>(wholeCatalogue);

  const read = useCallback((search: string) => setQuery(readCatalogueQuery(search)), []);

  useLayoutEffect(() => read(window.location.search), [read]);

  useLayoutEffect(() => {
    // Lets the list show, which was held back if the page was opened with a query.
    if (isReady) document.documentElement.removeAttribute('data-query');
  }, [isReady]);

  function change(part: Partial<CatalogueQuery>): void {
    const next = { ...query, ...part };
    setQuery(next);
    window.history.replaceState(null, '', withBasePath(cataloguePath(next)));
  }

  return { query, change, read };
}
