import { createStore } from 'zustand/vanilla';
import type { Catalogue } from '@/lib/domain/catalogue';
import type { Product } from '@/lib/domain/product';
import type { CatalogueState } from '@/lib/stores/catalogue-store';

const base = { rate: 4, img: '/images/x.avif', category: 'Baby Collection' } as const;
export const oats: Product = { id: 1, name: 'Oats', price: 20, discount: 25, stock: 3, ...base };
export const soap: Product = { id: 2, name: 'Soap', price: 1.15, discount: 50, stock: 79, ...base };
export const soldOut: Product = { id: 6, name: 'Gone', price: 9, discount: 0, stock: 0, ...base };
export const catalogue: Catalogue = new Map([oats, soap, soldOut].map((product) => [product.id, product]));

/** A catalogue store for tests: `known` is loaded from the start, and what `give` is given comes with the next load. */
export function fakeCatalogue(known?: Catalogue) {
  let given = known;
  const load = jest.fn(async () => {
    store.setState({ catalogue: given, hasFailed: given === undefined });
    return Promise.resolve(given);
  });
  const store = createStore<CatalogueState>()(() => ({ catalogue: known, hasFailed: false, load }));
  return { store, load, give: (products: Catalogue) => void (given = products) };
}

export function refuse(): never {
  throw new DOMException('no', 'QuotaExceededError');
}
