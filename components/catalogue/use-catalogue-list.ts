import { useDeferredValue, useLayoutEffect, useMemo } from 'react';
import { useAllProducts } from '@/components/catalogue/use-all-products';
import { useCatalogueQuery } from '@/components/catalogue/use-catalogue-query';
import { useSearch } from '@/components/catalogue/use-search';
import { listProducts } from '@/lib/domain/catalogue';
import type { Product } from '@/lib/domain/product';

/** The products that match the query of the url, in its order. */
export function useCatalogueList(first: readonly Product[], total: number, highestCents: number) {
  const { products, state: stateOfAll, retry } = useAllProducts(first, total);
  const { query, isQueryRead, change, read } = useCatalogueQuery();
  // Deferred: rendering many cards must not delay the controls on slow phones.
  const listedQuery = useDeferredValue(query);
  const searched = useSearch(products, listedQuery.words);
  const state = searched.isLoading ? 'loading' : stateOfAll;
  const listed = useMemo(
    () =>
      searched.isLoading ? [] : listProducts(products, listedQuery, highestCents, searched.found?.ranks),
    [searched.isLoading, searched.found, products, listedQuery, highestCents],
  );

  useLayoutEffect(() => {
    // Reveals the list that QueryGate hides.
    if (isQueryRead && listedQuery === query && state !== 'loading')
      document.documentElement.removeAttribute('data-query');
  }, [isQueryRead, listedQuery, query, state]);

  return { products, listed, query, listedQuery, searched, state, change, read, retry };
}
