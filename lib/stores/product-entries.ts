import { summaryOf, type Product } from '@/lib/domain/product';
import type { Entries, KnownProducts } from '@/lib/domain/stored-entries';
import type { CatalogueSource } from '@/lib/stores/catalogue-source';
import type { PersistedStore } from '@/lib/stores/persisted-store';

/** Shared by the cart and the wishlist: stored entries, matched to products of the catalogue. */

export type ProductSource = {
  readonly known: () => KnownProducts;
  /** Registers a product that the page already has, before the catalogue loads. */
  readonly see: (product: Product) => void;
  readonly hasFailed: () => boolean;
  readonly refresh: <State extends { readonly isKnown: boolean }>(
    store: PersistedStore<Entries, State>,
  ) => Promise<void>;
};

export function createProductSource(source: CatalogueSource): ProductSource {
  const seen = new Map<number, Product>();
  let hasFailed = false;
  return {
    known: () => {
      const catalogue = source.current();
      return { products: catalogue ?? seen, isWhole: catalogue !== undefined };
    },
    see: (product) => void seen.set(product.id, summaryOf(product)),
    hasFailed: () => hasFailed,
    refresh: async (store) => {
      store.refresh();
      if (store.getState().isKnown) return;
      hasFailed = (await source.load()) === undefined;
      // Storage may have changed during the fetch.
      store.refresh();
      store.show();
    },
  };
}

/** Returns the rule's result; one without `entries` is a refusal and is not written. */
export function changeEntries<State, Result extends { readonly entries?: Entries | undefined }>(
  store: PersistedStore<Entries, State>,
  rule: (entries: Entries) => Result,
): Result {
  store.refresh();
  const result = rule(store.current().value);
  store.change((entries) => rule(entries).entries ?? entries);
  return result;
}
