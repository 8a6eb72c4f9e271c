import { lazy, Suspense, useMemo } from 'react';
import { GrowingGrid } from '@/components/catalogue/growing-grid';
import type { CatalogueList } from '@/components/catalogue/use-catalogue-list';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { FocusFallback } from '@/components/ui/focus-fallback';
import { LoadingState } from '@/components/ui/loading-state';
import { TintedPicture } from '@/components/ui/tinted-picture';
import type { EmptyPicture } from '@/lib/domain/content';
import type { NamePart } from '@/lib/domain/highlight-matches';
import { catalogueMessages } from '@/messages/catalogue';
import { errorMessages } from '@/messages/error';

const SearchSuggestions = lazy(async () => ({
  default: (await import('@/components/catalogue/search-suggestions')).SearchSuggestions,
}));

/** FocusFallback moves focus to the page heading when it finds no other element. */
const toPageHeading = () => null;

type Props = {
  readonly list: CatalogueList;
  readonly noMatchPicture: EmptyPicture | undefined;
  readonly onClearAll: () => void;
};

export function CatalogueResults({ list, noMatchPicture, onClearAll }: Props) {
  const { products, matches, deferredQuery: query, search, results, isSearching, state } = list;
  const { words } = query;
  // Memoised, so that sorting does not render the cards again.
  const names = useMemo(
    () =>
      results &&
      new Map([...results.names].map(([id, parts]) => [id, <HighlightedName key={id} parts={parts} />])),
    [results],
  );
  const clearAllButton = (
    <FocusFallback find={toPageHeading}>
      <Button onClick={onClearAll}>{catalogueMessages.clearAll}</Button>
    </FocusFallback>
  );
  const isFuzzy = results?.kind === 'fuzzy' && matches.length > 0;
  return (
    <div className="filtered">
      {words !== '' && (
        <div className="mb-6 flex flex-wrap items-center gap-x-4">
          <p className="wrap-anywhere">
            {isFuzzy ? catalogueMessages.closestResults(words) : catalogueMessages.resultsFor(words)}
          </p>
          <FocusFallback find={toPageHeading}>
            <Button variant="quiet" className="px-0!" onClick={() => list.changeQuery({ words: '' })}>
              {catalogueMessages.clearSearch}
            </Button>
          </FocusFallback>
        </div>
      )}
      {matches.length > 0 && <GrowingGrid products={matches} names={names} />}
      {state === 'loading' && (
        <LoadingState
          label={isSearching ? catalogueMessages.searching : catalogueMessages.loadingOthers}
          noScript={catalogueMessages.noScript}
        />
      )}
      {state === 'unreachable' && (
        <EmptyState text={catalogueMessages.othersFailed}>
          <Button onClick={list.retry}>{errorMessages.retry}</Button>
        </EmptyState>
      )}
      {matches.length === 0 && state === 'complete' && (
        <div>
          {noMatchPicture && (
            <TintedPicture
              picture={noMatchPicture}
              sizes="(min-width: 64rem) 30vw, 100vw"
              className="mb-6 aspect-8/5 rounded lg:float-start lg:me-6 lg:w-72 xl:w-100"
            />
          )}
          <p className="mb-6 font-display text-2xl text-balance">{catalogueMessages.noMatch}</p>
          {search === undefined || results === undefined ? (
            clearAllButton
          ) : (
            <ErrorBoundary fallback={clearAllButton}>
              <Suspense fallback={clearAllButton}>
                <SearchSuggestions products={products} words={words} search={search} results={results}>
                  {clearAllButton}
                </SearchSuggestions>
              </Suspense>
            </ErrorBoundary>
          )}
        </div>
      )}
    </div>
  );
}

/** Highlights matches as text nodes, never as HTML. */
function HighlightedName({ parts }: { readonly parts: readonly NamePart[] }) {
  return parts.map(({ at, text, isMatch }) =>
    isMatch ? (
      <mark key={at} className="rounded-sm bg-wheat text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
