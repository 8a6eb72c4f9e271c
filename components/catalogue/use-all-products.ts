import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Product } from '@/lib/domain/product';
import { useCatalogueSource } from '@/lib/stores/catalogue-provider';

/** Loads the compact catalogue after hydration if the page contains only the first of `total` products. */
export function useAllProducts(first: readonly Product[], total: number) {
  const source = useCatalogueSource();
  const isPart = first.length < total;
  const [catalogue, setCatalogue] = useState(() => (isPart ? source.current() : undefined));
  const [isUnreachable, setUnreachable] = useState(false);
  const isWanting = isPart && catalogue === undefined;
  const products = useMemo(
    () => (catalogue === undefined ? first : [...catalogue.values()]),
    [catalogue, first],
  );

  const load = useCallback(async () => {
    const loaded = await source.load();
    setCatalogue(loaded);
    setUnreachable(loaded === undefined);
  }, [source]);

  useEffect(() => {
    if (isWanting) void load();
  }, [isWanting, load]);

  function retry(): void {
    setUnreachable(false);
    void load();
  }

  const state: 'complete' | 'loading' | 'unreachable' = !isWanting
    ? 'complete'
    : isUnreachable
      ? 'unreachable'
      : 'loading';
  return { products, state, retry };
}
