import { GrowingGrid } from '@/components/catalogue/growing-grid';
import { Button } from '@/components/ui/button';
import type { ButtonLook } from '@/components/ui/button-look';
import { Unreachable } from '@/components/ui/unreachable';
import { useFocusHeir } from '@/components/ui/use-focus-heir';
import { Waiting } from '@/components/ui/waiting';
import type { Product } from '@/lib/domain/product';
import { catalogueMessages } from '@/lib/messages/en/catalogue';

type Props = {
  readonly products: readonly Product[];
  /** Whether there are more that these have not been chosen from yet. */
  readonly state: 'complete' | 'loading' | 'unreachable';
  readonly words: string;
  readonly onClearWords: () => void;
  readonly onClearAll: () => void;
  readonly onRetry: () => void;
};

/** The list, or the sentence that nothing matches (CAT-16). */
export function CatalogueResults({ products, state, words, onClearWords, onClearAll, onRetry }: Props) {
  return (
    <div className="held">
      {words !== '' && (
        <div className="mb-6 flex flex-wrap items-center gap-x-4">
          <p className="wrap-anywhere">{catalogueMessages.words(words)}</p>
          <PassingButton look="quiet" className="px-0!" onClick={onClearWords}>
            {catalogueMessages.clearWords}
          </PassingButton>
        </div>
      )}
      {products.length > 0 && <GrowingGrid products={products} />}
      {state === 'loading' && (
        <Waiting label={catalogueMessages.loadingRest} noScript={catalogueMessages.noScript} />
      )}
      {state === 'unreachable' && <Unreachable text={catalogueMessages.restUnreachable} onRetry={onRetry} />}
      {products.length === 0 && state === 'complete' && (
        <div className="py-16 text-center">
          <p className="mb-6 font-display text-xl">{catalogueMessages.noMatch}</p>
          <PassingButton look="secondary" onClick={onClearAll}>
            {catalogueMessages.clearAll}
          </PassingButton>
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
