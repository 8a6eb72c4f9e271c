'use client';

import { Suspense, useDeferredValue, useLayoutEffect, useMemo, useState } from 'react';
import { ActiveFilters } from '@/components/catalogue/active-filters';
import { AddressListener } from '@/components/catalogue/address-listener';
import { CatalogueFilters } from '@/components/catalogue/catalogue-filters';
import { ContinueFrom } from '@/components/catalogue/continue-from';
import { CatalogueResults } from '@/components/catalogue/catalogue-results';
import { SortSelect } from '@/components/catalogue/sort-select';
import { useAllProducts } from '@/components/catalogue/use-all-products';
import { useCatalogueQuery } from '@/components/catalogue/use-catalogue-query';
import { useSearch } from '@/components/catalogue/use-search';
import { Button } from '@/components/ui/button';
import { Drawer } from '@/components/ui/drawer';
import { Icon } from '@/components/ui/icon';
import { slidersHorizontalIcon } from '@/components/ui/icon-paths';
import { listProducts, wholeCatalogue } from '@/lib/domain/catalogue';
import { cardsAtOnce } from '@/lib/domain/constants';
import type { Product } from '@/lib/domain/product';
import { catalogueMessages } from '@/lib/messages/en/catalogue';
import { cataloguePath, routes } from '@/lib/routes';

type Props = {
  /** All products, or the first of them. */
  readonly products: readonly Product[];
  /** How many there are in all. */
  readonly total: number;
  /** The highest discounted price of all: 100 percent of the slider. */
  readonly highestCents: number;
};

/** The filter sidebar and the list (CAT-01 to CAT-17); on small screens the filters stand in a sheet. */
export function CatalogueView({ products: first, total, highestCents }: Props) {
  const { products, state: stateOfAll, retry } = useAllProducts(first, total);
  const { query, isRead, change, read } = useCatalogueQuery();
  // A press is answered at once; the list follows as soon as it is drawn, which may take a cheap phone a while.
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
  const filters = (
    <CatalogueFilters key={clearings} query={query} highestCents={highestCents} onChange={change} />
  );

  useLayoutEffect(() => {
    // Lets the list show, which was held back if the page was opened with a query.
    if (isRead && listedQuery === query && state !== 'loading')
      document.documentElement.removeAttribute('data-query');
  }, [isRead, listedQuery, query, state]);

  function clearAll(): void {
    change(wholeCatalogue);
    // The filters begin anew, a price that was moved and not yet applied included.
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
        <AddressListener onChange={read} />
      </Suspense>
      {/* Only where its card is there. */}
      <ContinueFrom products={listed.slice(0, cardsAtOnce)} />
      <aside
        aria-label={catalogueMessages.filters}
        className="hidden lg:sticky lg:top-28 lg:block lg:self-start"
      >
        {filters}
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
          <div className="max-lg:grow max-lg:basis-0 lg:hidden">
            <Button look="secondary" className="w-full" onClick={() => setSheetOpen(true)}>
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
