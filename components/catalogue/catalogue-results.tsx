import { lazy, Suspense } from 'react';
import { GrowingGrid } from '@/components/catalogue/growing-grid';
import type { Searched } from '@/components/catalogue/use-search';
import { LoadError } from '@/components/loading/load-error';
import { Button } from '@/components/ui/button';
import type { ButtonVariant } from '@/components/ui/button-variant';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { LoadingState } from '@/components/ui/loading-state';
import { useFocusFallback } from '@/components/ui/use-focus-fallback';
import type { CatalogueQuery } from '@/lib/domain/catalogue';
import type { Product } from '@/lib/domain/product';
import { catalogueMessages } from '@/messages/catalogue';

const NearMisses = lazy(async () => ({
  default: (await import('@/components/catalogue/near-misses')).NearMisses,
}));

type Props = {
  readonly products: readonly Product[];
  /** All loaded products, unfiltered. */
  readonly all: readonly Product[];
  /** `loading` while the remaining products or the search chunk are pending. */
  readonly state: 'complete' | 'loading' | 'unreachable';
  readonly loadingLabel: string;
  readonly query: CatalogueQuery;
  readonly searched: Searched;
  readonly onClearWords: () => void;
  readonly onClearAll: () => void;
  readonly onRetry: () => void;
};

export function CatalogueResults({
  products,
  all,
  state,
  loadingLabel,
  query,
  searched: { search, found, names },
  onClearWords,
  onClearAll,
  onRetry,
}: Props) {
  const { words } = query;
  const clearAll = (
    <SelfRemovingButton variant="secondary" onClick={onClearAll}>
      {catalogueMessages.clearAll}
    </SelfRemovingButton>
  );
  const isFuzzy = found?.kind === 'fuzzy' && products.length > 0;
  return (
    <div className="held">
      {words !== '' && (
        <div className="mb-6 flex flex-wrap items-center gap-x-4">
          <p className="wrap-anywhere">
            {isFuzzy ? catalogueMessages.closeTo(words) : catalogueMessages.words(words)}
          </p>
          <SelfRemovingButton variant="quiet" className="px-0!" onClick={onClearWords}>
            {catalogueMessages.clearWords}
          </SelfRemovingButton>
        </div>
      )}
      {products.length > 0 && <GrowingGrid products={products} names={names} />}
      {state === 'loading' && <LoadingState label={loadingLabel} noScript={catalogueMessages.noScript} />}
      {state === 'unreachable' && <LoadError text={catalogueMessages.restUnreachable} onRetry={onRetry} />}
      {products.length === 0 && state === 'complete' && (
        <div className="py-16 text-center">
          <p className="mb-6 font-display text-xl">{catalogueMessages.noMatch}</p>
          {search === undefined || found === undefined ? (
            clearAll
          ) : (
            <ErrorBoundary fallback={clearAll}>
              <Suspense fallback={clearAll}>
                <NearMisses products={all} query={query} search={search} found={found}>
                  {clearAll}
                </NearMisses>
              </Suspense>
            </ErrorBoundary>
          )}
        </div>
      )}
    </div>
  );
}

type PassingButtonProps = {
  readonly variant: ButtonVariant;
  readonly className?: string;
  readonly children: string;
  readonly onClick: () => void;
};

/** Unmounts when pressed; focus moves to the page heading. */
function SelfRemovingButton(props: PassingButtonProps) {
  const ref = useFocusFallback<HTMLSpanElement>(() => null);
  return (
    <span ref={ref}>
      <Button {...props} />
    </span>
  );
}
