import { ProductGrid } from '@/components/product/product-grid';
import { Button } from '@/components/ui/button';
import type { ButtonLook } from '@/components/ui/button-look';
import { useFocusHeir } from '@/components/ui/use-focus-heir';
import type { Product } from '@/lib/domain/product';
import { catalogueMessages } from '@/lib/messages/en/catalogue';

type Props = {
  readonly products: readonly Product[];
  readonly words: string;
  readonly onClearWords: () => void;
  readonly onClearAll: () => void;
};

/** The list, or the sentence that nothing matches (CAT-16). */
export function CatalogueResults({ products, words, onClearWords, onClearAll }: Props) {
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
      {products.length > 0 ? (
        <ProductGrid products={products} columns={3} isFirst />
      ) : (
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
