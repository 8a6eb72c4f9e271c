import { lazy, Suspense } from 'react';
import { GrowingGrid } from '@/components/catalogue/growing-grid';
import type { Searched } from '@/components/catalogue/use-search';
import { Button } from '@/components/ui/button';
import type { ButtonLook } from '@/components/ui/button-look';
import { Island } from '@/components/ui/island';
import { Unreachable } from '@/components/ui/unreachable';
import { useFocusHeir } from '@/components/ui/use-focus-heir';
import { Waiting } from '@/components/ui/waiting';
import type { CatalogueQuery } from '@/lib/domain/catalogue';
import type { Product } from '@/lib/domain/product';
import { catalogueMessages } from '@/lib/messages/en/catalogue';

const NearMisses = lazy(async () => ({
  default: (await import('@/components/catalogue/near-misses')).NearMisses,
}));

type Props = {
  /** Those that the query lists. */
  readonly products: readonly Product[];
  /** Those that it chooses from. */
  readonly all: readonly Product[];
  /** Whether there are more that these have not been chosen from yet. */
  readonly state: 'complete' | 'loading' | 'unreachable';
  /** What is said while more are on their way. */
  readonly waitingFor: string;
  readonly query: CatalogueQuery;
  readonly searched: Searched;
  readonly onClearWords: () => void;
  readonly onClearAll: () => void;
  readonly onRetry: () => void;
};

/** The list, or the sentence that nothing matches (CAT-16). */
export function CatalogueResults({
  products,
  all,
  state,
  waitingFor,
  query,
  searched: { search, found, names },
  onClearWords,
  onClearAll,
  onRetry,
}: Props) {
  const { words } = query;
  const clearAll = (
    <PassingButton look="secondary" onClick={onClearAll}>
      {catalogueMessages.clearAll}
    </PassingButton>
  );
  const isClose = found?.kind === 'close' && products.length > 0;
  return (
    <div className="held">
      {words !== '' && (
        <div className="mb-6 flex flex-wrap items-center gap-x-4">
          <p className="wrap-anywhere">
            {isClose ? catalogueMessages.closeTo(words) : catalogueMessages.words(words)}
          </p>
          <PassingButton look="quiet" className="px-0!" onClick={onClearWords}>
            {catalogueMessages.clearWords}
          </PassingButton>
        </div>
      )}
      {products.length > 0 && <GrowingGrid products={products} names={names} />}
      {state === 'loading' && <Waiting label={waitingFor} noScript={catalogueMessages.noScript} />}
      {state === 'unreachable' && <Unreachable text={catalogueMessages.restUnreachable} onRetry={onRetry} />}
      {products.length === 0 && state === 'complete' && (
        <div className="py-16 text-center">
          <p className="mb-6 font-display text-xl">{catalogueMessages.noMatch}</p>
          {search === undefined || found === undefined ? (
            clearAll
          ) : (
            <Island instead={clearAll}>
              <Suspense fallback={clearAll}>
                <NearMisses products={all} query={query} search={search} found={found}>
                  {clearAll}
                </NearMisses>
              </Suspense>
            </Island>
          )}
        </div>
      )}
    </div>
  );
}

type PassingButtonProps = {
  readonly look: ButtonLook;
  readonly className?: string;
  readonly children: string;
  readonly onClick: () => void;
};

/** A button that goes when it is pressed; the heading of the page has the focus then. */
function PassingButton(props: PassingButtonProps) {
  const place = useFocusHeir<HTMLSpanElement>(() => null);
  return (
    <span ref={place}>
      <Button {...props} />
    </span>
  );
}
