import { useEffect, useMemo, useState } from 'react';
import { markedNames } from '@/components/catalogue/marked-names';
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
    import('@/lib/domain/search').then(
      (module) => setMaker({ make: module.createSearch }),
      () => setLostFor(words),
    );
  }, [isLoading, words]);

  const search = useMemo(() => maker?.make(products), [maker, products]);
  const found = useMemo(() => (words === '' ? undefined : search?.find(words)), [search, words]);
  const names = useMemo(() => found && markedNames(found.names), [found]);
  return { search, found, names, isLoading };
}
