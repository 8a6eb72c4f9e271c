import type { ReactNode } from 'react';
import { ProductGrid } from '@/components/product/product-grid';
import { AppLink } from '@/components/ui/app-link';
import { buttonLook } from '@/components/ui/button-look';
import { TextLink } from '@/components/ui/text-link';
import { wholeCatalogue, type CatalogueQuery } from '@/lib/domain/catalogue';
import { categories, type Product } from '@/lib/domain/product';
import type { Found, Search } from '@/lib/domain/search';
import { catalogueMessages } from '@/lib/messages/en/catalogue';
import { cataloguePath, categoryPath } from '@/lib/routes';

type Props = {
  readonly products: readonly Product[];
  readonly query: CatalogueQuery;
  readonly search: Search;
  readonly found: Found;
  /** The way back to the whole catalogue. */
  readonly children: ReactNode;
};

/** The ways on from a search that lists nothing: what the filters leave out or what comes near, and the categories. */
export function NearMisses({ products, query: { words }, search, found, children }: Props) {
  const count = found.names.size;
  const { suggestion, ids } = count === 0 ? search.nearMisses(words) : { suggestion: undefined, ids: [] };
  const near = ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
  return (
    <>
      {count > 0 && (
        <p className="mb-4">
          <TextLink href={cataloguePath({ ...wholeCatalogue, words })}>
            {catalogueMessages.withoutFilters(count, words)}
          </TextLink>
        </p>
      )}
      {suggestion !== undefined && (
        <p className="mb-4 text-lg wrap-anywhere">
          {catalogueMessages.didYouMean}{' '}
          <TextLink href={cataloguePath({ ...wholeCatalogue, words: suggestion })}>
            {catalogueMessages.suggestion(suggestion)}
          </TextLink>
        </p>
      )}
      {children}
      {near.length > 0 && (
        <div className="mt-12">
          <h3 className="mb-6 text-xl">{catalogueMessages.nearMisses}</h3>
          <div className="text-start">
            <ProductGrid products={near} columns={3} isShelf />
          </div>
        </div>
      )}
      <CategoryLinks />
    </>
  );
}

function CategoryLinks() {
  return (
    <nav aria-label={catalogueMessages.lookThrough} className="mt-12">
      <p className="mb-3 text-ink-soft">{catalogueMessages.lookThrough}</p>
      <ul className="flex flex-wrap justify-center gap-2">
        {categories.map((category) => (
          <li key={category}>
            <AppLink href={categoryPath(category)} className={buttonLook.compact}>
              {category}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
