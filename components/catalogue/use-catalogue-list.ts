import { useCallback, useDeferredValue, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { afterNextFrame } from '@/components/ui/after-next-frame';
import { withBasePath } from '@/lib/base-path';
import { listProducts, defaultQuery, type CatalogueQuery } from '@/lib/domain/catalogue';
import type { Product } from '@/lib/domain/product';
import type { createSearch } from '@/lib/domain/search';
import { cataloguePath, readCatalogueQuery } from '@/lib/catalogue-url';
import { useCatalogue } from '@/lib/stores/catalogue-store';

export type CatalogueList = ReturnType<typeof useCatalogueList>;

/** `matches` are the products for the query in the url, in its order. The caller passes each new query to `readQuery`. */
export function useCatalogueList(first: readonly Product[], total: number, highestCents: number) {
  const { products, state: productsState, retry } = useAllProducts(first, total);
  const { query, changeQuery, readQuery } = useQuery();
  // Rendering many cards must not delay the controls on slow phones.
  const deferredQuery = useDeferredValue(query);
  const { search, results, isSearching } = useSearch(products, deferredQuery.words);
  const state = isSearching ? 'loading' : productsState;
  const matches = useMemo(
    () => (isSearching ? [] : listProducts(products, deferredQuery, highestCents, results?.ranks)),
    [isSearching, results, products, deferredQuery, highestCents],
  );

  const isCurrent = deferredQuery === query && state !== 'loading';
  useLayoutEffect(() => {
    if (isCurrent && isSameQuery(query, readCatalogueQuery(window.location.search))) return revealList();
  }, [isCurrent, query]);

  return {
    products,
    matches,
    query,
    deferredQuery,
    search,
    results,
    isSearching,
    state,
    changeQuery,
    readQuery,
    retry,
  };
}

/** Shows the list, which the inline script hides on an address with a query, or until an early price is applied. */
function revealList(): (() => void) | undefined {
  const { dataset } = document.documentElement;
  if (!('unfiltered' in dataset) || 'priceHeld' in dataset) return undefined;
  return afterNextFrame(() => delete dataset.unfiltered);
}

/** Loads the compact catalogue after hydration if the page contains only the first of `total` products. */
function useAllProducts(first: readonly Product[], total: number) {
  const catalogue = useCatalogue((state) => state.catalogue);
  const hasFailed = useCatalogue((state) => state.hasFailed);
  const load = useCatalogue((state) => state.load);
  const isPart = first.length < total;
  const isMissing = isPart && catalogue === undefined;
  const products = useMemo(
    () => (isPart && catalogue !== undefined ? [...catalogue.values()] : first),
    [isPart, catalogue, first],
  );

  useEffect(() => {
    if (isMissing) void load();
  }, [isMissing, load]);

  const missingState = hasFailed ? 'unreachable' : 'loading';
  return { products, state: isMissing ? missingState : 'complete', retry: () => void load() } as const;
}

/** Keeps the query in the url, in one history entry, so that Back leaves the catalogue. */
function useQuery() {
  const [query, setQuery] = useState<CatalogueQuery>(defaultQuery);

  const readQuery = useCallback((search: string) => {
    const next = readCatalogueQuery(search);
    // After `changeQuery` the url repeats the query, and an equal but new object would filter and sort again.
    setQuery((current) => (isSameQuery(current, next) ? current : next));
  }, []);

  // A layout effect, to read the url before the first paint.
  useLayoutEffect(() => readQuery(window.location.search), [readQuery]);

  // Reads the url, not `query`: the function stays the same, and memoized components do not render again.
  const changeQuery = useCallback((part: Partial<CatalogueQuery>) => {
    const next = { ...readCatalogueQuery(window.location.search), ...part };
    setQuery(next);
    window.history.replaceState(null, '', withBasePath(cataloguePath(next)));
  }, []);

  return { query, changeQuery, readQuery };
}

function isSameQuery(one: CatalogueQuery, other: CatalogueQuery): boolean {
  return cataloguePath(one) === cataloguePath(other);
}

/** `results` is undefined without words, and if the search chunk fails to load; new words then try again. */
function useSearch(products: readonly Product[], words: string) {
  // An object, because a state setter would call a bare function.
  const [loaded, setLoaded] = useState<{ readonly createSearch: typeof createSearch }>();
  const [failedWords, setFailedWords] = useState('');
  const isSearching = words !== '' && loaded === undefined && failedWords !== words;

  useEffect(() => {
    if (!isSearching) return;
    import('@/lib/domain/search')
      .then((module) => setLoaded({ createSearch: module.createSearch }))
      .catch(() => setFailedWords(words));
  }, [isSearching, words]);

  const search = useMemo(() => loaded?.createSearch(products), [loaded, products]);
  const results = useMemo(() => (words === '' ? undefined : search?.find(words)), [search, words]);
  return { search, results, isSearching };
}
