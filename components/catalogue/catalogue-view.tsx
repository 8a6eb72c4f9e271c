'use client';

import { Suspense, useDeferredValue, useLayoutEffect, useMemo, useState } from 'react';
import { ActiveFilters } from '@/components/catalogue/active-filters';
import { CatalogueFilters } from '@/components/catalogue/catalogue-filters';
import { CatalogueResults } from '@/components/catalogue/catalogue-results';
import { ContinueFrom } from '@/components/catalogue/continue-from';
import { QueryListener } from '@/components/catalogue/query-listener';
import { SortSelect } from '@/components/catalogue/sort-select';
import { useAllProducts } from '@/components/catalogue/use-all-products';
import { useCatalogueQuery } from '@/components/catalogue/use-catalogue-query';
import { useSearch } from '@/components/catalogue/use-search';
import { Button } from '@/components/ui/button';
import { Drawer } from '@/components/ui/drawer';
import { Icon } from '@/components/ui/icon';
import { slidersHorizontalIcon } from '@/components/ui/icon-paths';
import { cardsPerPage, listProducts, wholeCatalogue } from '@/lib/domain/catalogue';
import type { Product } from '@/lib/domain/product';
import { cataloguePath, routes } from '@/lib/routes';
import { catalogueMessages } from '@/messages/catalogue';

type Props = {
  /** All products, or only the first of a large catalogue. */
  readonly products: readonly Product[];
  readonly total: number;
  /** The highest discounted price: 100 percent of the price slider. */
  readonly highestCents: number;
};

export function CatalogueView({ products: first, total, highestCents }: Props) {
  const { products, state: stateOfAll, retry } = useAllProducts(first, total);
  const { query, isRead, change, read } = useCatalogueQuery();
  // Deferred: rendering many cards must not delay the controls on slow phones.
  const listedQuery = useDeferredValue(query);
  const searched = useSearch(products, listedQuery.words);
  const state = searched.isLoading ? 'loading' : stateOfAll;
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [clearings, setClearings] = useState(0);
  const listed = useMemo(
    () =>
      searched.isLoading ? [] : listProducts(products, listedQuery, highestCents, searched.found?.ranks),
    [searched.isLoading, searched.found, products, listedQuery, highestCents],
  );
  // Rendered once, in the sidebar or in the drawer: accessible field names must be unique.
  const filters = (
    <CatalogueFilters key={clearings} query={query} highestCents={highestCents} onChange={change} />
  );

  useLayoutEffect(() => {
    // Reveals the list that QueryGate hides.
    if (isRead && listedQuery === query && state !== 'loading')
      document.documentElement.removeAttribute('data-query');
  }, [isRead, listedQuery, query, state]);

  function clearAll(): void {
    change(wholeCatalogue);
    // Remounts the filters to discard a price that was moved but not applied.
    setClearings(clearings + 1);
  }

  function countText(): string {
    if (state === 'complete') return catalogueMessages.showing(listed.length);
    if (state === 'unreachable') return catalogueMessages.showingPart(listed.length, first.length);
    return cataloguePath(listedQuery) === routes.store
      ? catalogueMessages.showing(total)
      : catalogueMessages.lookingThrough(total);
  }

  return (
    <div className="lg:grid lg:grid-cols-[17.5rem_1fr] lg:gap-10">
      <Suspense fallback={null}>
        <QueryListener onChange={read} />
      </Suspense>
      {/* Offer only a product whose card is rendered. */}
      <ContinueFrom products={listed.slice(0, cardsPerPage)} />
      <aside
        aria-label={catalogueMessages.filters}
        className="hidden lg:sticky lg:top-28 lg:block lg:self-start"
      >
        {!isSheetOpen && filters}
      </aside>
      <Drawer
        side="end"
        title={catalogueMessages.filters}
        closeLabel={catalogueMessages.closeFilters}
        isOpen={isSheetOpen}
        onClose={() => setSheetOpen(false)}
      >
        {filters}
        <Button onClick={() => setSheetOpen(false)}>{catalogueMessages.showResults}</Button>
      </Drawer>
      <section aria-label={catalogueMessages.title}>
        <h2 className="sr-only">{catalogueMessages.products}</h2>
        <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
          <p role="status" className="held text-ink-soft max-lg:order-last max-lg:w-full">
            {countText()}
          </p>
          <div className="max-lg:grow max-lg:basis-0 max-[19rem]:basis-auto lg:hidden">
            <Button variant="secondary" className="w-full" onClick={() => setSheetOpen(true)}>
              <Icon path={slidersHorizontalIcon} />
              {catalogueMessages.filters}
            </Button>
          </div>
          <SortSelect
            value={query.sort}
            isSearched={query.words !== ''}
            onChange={(sort) => change({ sort })}
          />
        </div>
        <ActiveFilters query={query} highestCents={highestCents} onChange={change} />
        <CatalogueResults
          products={listed}
          all={products}
          state={state}
          waitingFor={searched.isLoading ? catalogueMessages.searching : catalogueMessages.loadingRest}
          query={listedQuery}
          searched={searched}
          onClearWords={() => change({ words: '' })}
          onClearAll={clearAll}
          onRetry={retry}
        />
      </section>
    </div>
  );
}
