'use client';

import { useSearchParams } from 'next/navigation';
import { Activity, Suspense, useEffect, useState } from 'react';
import { CatalogueFilters } from '@/components/catalogue/catalogue-filters';
import { CatalogueResults } from '@/components/catalogue/catalogue-results';
import { CatalogueToolbar } from '@/components/catalogue/catalogue-toolbar';
import { CategoryChips } from '@/components/catalogue/category-chips';
import { ContinueFrom } from '@/components/catalogue/continue-from';
import { FilterPanel } from '@/components/catalogue/filter-panel';
import { StoreHeading } from '@/components/catalogue/store-heading';
import { useCatalogueList, type CatalogueList } from '@/components/catalogue/use-catalogue-list';
import { cardsPerPage, defaultQuery } from '@/lib/domain/catalogue';
import type { CategoryTile, EmptyPicture, Word } from '@/lib/domain/content';
import type { Picture } from '@/lib/domain/picture';
import type { Product } from '@/lib/domain/product';
import { cataloguePath } from '@/lib/catalogue-url';
import { routes } from '@/lib/routes';
import { catalogueMessages } from '@/messages/catalogue';

type Props = {
  /** All products, or only the first of a large catalogue. */
  readonly products: readonly Product[];
  readonly total: number;
  /** The highest discounted price: 100 percent of the price slider. */
  readonly highestCents: number;
  readonly tiles: readonly CategoryTile[];
  /** A picture of each category that has products. */
  readonly thumbs: Readonly<Record<string, Picture>>;
  readonly noMatchPicture?: EmptyPicture | undefined;
  /** Stand with the heading when no category is chosen. */
  readonly word?: Word | undefined;
  readonly intro?: string;
};

export function CatalogueView({
  products: first,
  total,
  highestCents,
  tiles,
  thumbs,
  noMatchPicture,
  word,
  intro,
}: Props) {
  const list = useCatalogueList(first, total, highestCents);
  const { matches, query, state, changeQuery } = list;
  const [filtersKey, setFiltersKey] = useState(0);

  function clearAll(): void {
    changeQuery(defaultQuery);
    // Remounts the filters to discard a price that was moved but not applied.
    setFiltersKey(filtersKey + 1);
  }

  function countText(): string {
    if (state === 'complete') return catalogueMessages.showing(matches.length);
    if (state === 'unreachable') return catalogueMessages.showingPart(matches.length, first.length);
    const isUnfiltered = cataloguePath(list.deferredQuery) === routes.store;
    return isUnfiltered ? catalogueMessages.showing(total) : catalogueMessages.searchingAll(total);
  }

  return (
    <>
      <StoreHeading
        category={tiles.find(({ name }) => name === list.deferredQuery.category)}
        word={word}
        intro={intro}
      />
      <div className="page lg:grid lg:grid-cols-[17.5rem_1fr] lg:gap-10">
        <Suspense fallback={null}>
          <QueryListener onChange={list.readQuery} />
        </Suspense>
        {/* Offers only products whose cards are rendered at once. */}
        <ContinueFrom products={matches.slice(0, cardsPerPage)} />
        <FilterPanel
          showResultsText={catalogueMessages.showResults(state === 'complete' ? matches.length : undefined)}
        >
          <CatalogueFilters
            key={filtersKey}
            query={query}
            highestCents={highestCents}
            onChange={changeQuery}
          />
        </FilterPanel>
        <section aria-label={catalogueMessages.title} className="min-w-0">
          <h2 className="sr-only">{catalogueMessages.products}</h2>
          {/* Below a search that matches nothing stand the categories again, larger. Activity hydrates in its own task. */}
          {!(state === 'complete' && matches.length === 0 && query.words !== '') && (
            <Activity>
              {/* Painting its pictures again must not delay the field "Category". */}
              <CategoryChips
                chosen={list.deferredQuery.category}
                total={total}
                thumbs={thumbs}
                onChange={changeQuery}
              />
            </Activity>
          )}
          <CatalogueToolbar
            query={query}
            highestCents={highestCents}
            countText={countText()}
            onChange={changeQuery}
          />
          <CatalogueResults list={list} noMatchPicture={noMatchPicture} onClearAll={clearAll} />
        </section>
      </div>
    </>
  );
}

/** Reports the query after client-side navigation. Separate, as useSearchParams needs a Suspense boundary. */
function QueryListener({ onChange }: { readonly onChange: CatalogueList['readQuery'] }) {
  const search = useSearchParams().toString();
  useEffect(() => onChange(search), [search, onChange]);
  return null;
}
