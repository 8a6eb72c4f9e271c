import { createElement, useEffect, useMemo, useState } from 'react';
import { MarkedName } from '@/components/catalogue/marked-name';
import type { Product } from '@/lib/domain/product';
import type { createSearch } from '@/lib/domain/search';

export type Searched = ReturnType<typeof useSearch>;

/** If the search chunk fails to load, `found` is undefined (match substrings); new words retry. */
export function useSearch(products: readonly Product[], words: string) {
  const [loaded, setLoaded] = useState<{ readonly createSearch: typeof createSearch }>();
  const [failedWords, setFailedWords] = useState('');
  const isLoading = words !== '' && loaded === undefined && failedWords !== words;

  useEffect(() => {
    if (!isLoading) return;
    import('@/lib/domain/search')
      .then((module) => setLoaded({ createSearch: module.createSearch }))
      .catch(() => setFailedWords(words));
  }, [isLoading, words]);

  const search = useMemo(() => loaded?.createSearch(products), [loaded, products]);
  const found = useMemo(() => (words === '' ? undefined : search?.find(words)), [search, words]);
  // Memoised so that sorting does not re-render the cards.
  const names = useMemo(
    () => found && new Map([...found.names].map(([id, parts]) => [id, createElement(MarkedName, { parts })])),
    [found],
  );
  return { search, found, names, isLoading };
}
