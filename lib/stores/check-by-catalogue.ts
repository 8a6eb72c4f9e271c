import { catchUp, type BareJson, type Persisted } from '@/lib/stores/bare-json';
import type { CatalogueSource } from '@/lib/stores/catalogue-source';

type Checking = {
  readonly source: CatalogueSource;
  readonly kept: BareJson;
  readonly store: Persisted & { readonly setState: (part: { readonly unreachable: true }) => unknown };
  /** What the store holds now. */
  readonly entries: () => readonly { readonly kind: 'checked' | 'unchecked' }[];
};

/**
 * Takes in what storage holds now, and where an entry is unchecked, reads it again with the catalogue.
 * Much may happen while that is under way, so at the end it is asked afresh whether anything is still unchecked.
 */
export async function checkByCatalogue({ source, kept, store, entries }: Checking): Promise<void> {
  const hasUnchecked = () => entries().some(({ kind }) => kind === 'unchecked');
  catchUp(kept, store);
  if (!hasUnchecked()) return;
  const catalogue = await source.load();
  if (catalogue !== undefined) await store.persist.rehydrate();
  catchUp(kept, store);
  if (hasUnchecked()) store.setState({ unreachable: true });
}
