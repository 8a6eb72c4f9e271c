import type { ReactNode } from 'react';
import { CategoryLinks } from '@/components/catalogue/category-links';
import { threeColumns } from '@/components/product/grid-columns';
import { ProductGrid } from '@/components/product/product-grid';
import { TextLink } from '@/components/ui/text-link';
import { defaultQuery } from '@/lib/domain/catalogue';
import type { Product } from '@/lib/domain/product';
import { withIds } from '@/lib/domain/product-lists';
import type { Search, SearchResults } from '@/lib/domain/search';
import { cataloguePath } from '@/lib/catalogue-url';
import { searchSuggestionMessages as messages } from '@/messages/search-suggestions';

type Props = {
  readonly products: readonly Product[];
  readonly words: string;
  readonly search: Search;
  readonly results: SearchResults;
  /** The button that clears all filters. */
  readonly children: ReactNode;
};

/** Offers the matches that filters hide, or another spelling and similar products, and always the categories. */
export function SearchSuggestions({ products, words, search, results, children }: Props) {
  const hiddenCount = results.names.size;
  const { suggestion, ids: nearIds } =
    hiddenCount === 0 ? search.nearMisses(words) : { suggestion: undefined, ids: [] };
  const nearProducts = withIds(products, nearIds);
  return (
    <>
      {hiddenCount > 0 && (
        <p className="mb-4">
          <TextLink href={cataloguePath({ ...defaultQuery, words })}>
            {messages.showHiddenByFilters(hiddenCount, words)}
          </TextLink>
        </p>
      )}
      {suggestion !== undefined && (
        <p className="mb-4 text-lg wrap-anywhere">
          {messages.didYouMean}{' '}
          <TextLink href={cataloguePath({ ...defaultQuery, words: suggestion })}>
            {messages.suggestedWords(suggestion)}
          </TextLink>
        </p>
      )}
      {children}
      {nearProducts.length > 0 && (
        <div className="clear-both pt-8">
          <h3 className="mb-6 text-xl">{messages.nearMisses}</h3>
          <ProductGrid products={nearProducts} columns={threeColumns} phoneRows={1} />
        </div>
      )}
      <CategoryLinks shape="row" className="clear-both pt-8" />
    </>
  );
}
