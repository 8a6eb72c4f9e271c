import { createStore } from 'zustand/vanilla';
import type { Catalogue } from '@/lib/domain/catalogue';
import type { CatalogueState } from '@/lib/stores/catalogue-store';

/** A catalogue store for tests: `known` is loaded from the start, and what `give` is given comes with the next load. */
export function fakeCatalogue(known?: Catalogue) {
  let given = known;
  const load = jest.fn(async () => {
    store.setState({ catalogue: given, hasFailed: given === undefined });
    return Promise.resolve(given);
  });
  const store = createStore<CatalogueState>()(() => ({ catalogue: known, hasFailed: false, load }));
  return { store, load, give: (catalogue: Catalogue) => void (given = catalogue) };
}
