import { createStore } from 'zustand/vanilla';
import type { Catalogue } from '@/lib/domain/catalogue';
import type { Product } from '@/lib/domain/product';
import type { CatalogueState } from '@/lib/stores/catalogue-store';

const base = { rate: 4, img: '/images/x.avif', category: 'Baby Collection' } as const;
export const oats: Product = { id: 1, name: 'Oats', price: 20, discount: 25, stock: 3, ...base };
export const soap: Product = { id: 2, name: 'Soap', price: 1.15, discount: 50, stock: 79, ...base };
export const soldOut: Product = { id: 6, name: 'Gone', price: 9, discount: 0, stock: 0, ...base };
export const catalogue: Catalogue = new Map([oats, soap, soldOut].map((product) => [product.id, product]));

/**
 * A catalogue store for tests. The products of `loaded` are there from the start, those passed to `give` come with
 * the next load. Without either, loading fails.
 */
export function fakeCatalogue(loaded?: Catalogue) {
  let next = loaded;
  const load = jest.fn(async () => {
    store.setState({ catalogue: next, hasFailed: next === undefined });
    return Promise.resolve(next);
  });
  const store = createStore<CatalogueState>()(() => ({ catalogue: loaded, hasFailed: false, load }));
  return { store, load, give: (products: Catalogue) => void (next = products) };
}

export function throwStorageError(): never {
  throw new DOMException('no', 'QuotaExceededError');
}
