import { useEffect, useMemo } from 'react';
import type { Product } from '@/lib/domain/product';
import { useCatalogue } from '@/lib/stores/catalogue-store';

/** Loads the compact catalogue after hydration if the page contains only the first of `total` products. */
export function useAllProducts(first: readonly Product[], total: number) {
  const catalogue = useCatalogue((state) => state.catalogue);
  const hasFailed = useCatalogue((state) => state.hasFailed);
  const load = useCatalogue((state) => state.load);
  const isPart = first.length < total;
  const isWanting = isPart && catalogue === undefined;
  const products = useMemo(
    () => (isPart && catalogue !== undefined ? [...catalogue.values()] : first),
    [isPart, catalogue, first],
  );

  useEffect(() => {
    if (isWanting) void load();
  }, [isWanting, load]);

  const state: 'complete' | 'loading' | 'unreachable' = !isWanting
    ? 'complete'
    : hasFailed
      ? 'unreachable'
      : 'loading';
  return { products, state, retry: () => void load() };
}
