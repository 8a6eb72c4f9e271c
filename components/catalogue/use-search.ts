import { createElement, useEffect, useMemo, useState } from 'react';
import { MarkedName } from '@/components/catalogue/marked-name';
import type { Product } from '@/lib/domain/product';
import type { createSearch } from '@/lib/domain/search';

export type Searched = ReturnType<typeof useSearch>;

/**
 * What the words find. The search is fetched, and its index made, only once there are words. Where it cannot be
 * had nothing is found by it, and the catalogue looks for the letters themselves; other words ask again.
 */
export function useSearch(products: readonly Product[], words: string) {
  const [maker, setMaker] = useState<{ readonly make: typeof createSearch }>();
  const [lostFor, setLostFor] = useState('');
  const isLoading = words !== '' && maker === undefined && lostFor !== words;

  useEffect(() => {
    if (!isLoading) return;
    import('@/lib/domain/search')
      .then((module) => setMaker({ make: module.createSearch }))
      .catch(() => setLostFor(words));
  }, [isLoading, words]);

  const search = useMemo(() => maker?.make(products), [maker, products]);
  const found = useMemo(() => (words === '' ? undefined : search?.find(words)), [search, words]);
  // Made once for each search, so that sorting draws no card anew.
  const names = useMemo(
    () => found && new Map([...found.names].map(([id, parts]) => [id, createElement(MarkedName, { parts })])),
    [found],
  );
  return { search, found, names, isLoading };
}
