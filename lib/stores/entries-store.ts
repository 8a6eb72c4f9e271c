import { summaryOf, type Product } from '@/lib/domain/product';
import { readEntries, type Entries, type KnownProducts } from '@/lib/domain/stored-entries';
import type { CatalogueStore } from '@/lib/stores/catalogue-store';
import { createPersistedStore, type Persisted, type PersistedStore } from '@/lib/stores/persisted-store';
import { createReportOnce, type Problem } from '@/lib/stores/report-once';
import { tabStorage, type SafeStorage } from '@/lib/stores/safe-storage';

/** What the cart and the wishlist share. */
export type EntriesState = {
  /** False until storage is read: do not render an empty list before. */
  readonly isReady: boolean;
  /** Every stored entry is matched to a product, so count and total are final. */
  readonly isKnown: boolean;
  readonly isUnreachable: boolean;
  /** Problem that the shopper has not seen yet; cleared by `acknowledge`. */
  readonly pendingNotice: 'none' | 'changed' | 'unreadable' | 'unsaved';
  readonly acknowledge: () => void;
  /** Re-reads storage, and loads the catalogue if a product is unknown. */
  readonly retry: () => Promise<void>;
};

export type EntriesOptions = {
  readonly storage: SafeStorage;
  readonly tab?: SafeStorage;
  readonly catalogue: CatalogueStore;
};

type Content = {
  /** Entries whose product is not loaded yet. */
  readonly pending: Entries;
  /** Names what differs from storage; empty if nothing does. */
  readonly changes?: string;
};

type Own = {
  readonly known: () => KnownProducts;
  /** Registers a product that the page already has, before the catalogue loads. */
  readonly see: (product: Product) => void;
  /** Returns the rule's result; one without `entries` is a refusal and is not written. */
  readonly change: <Result extends { readonly entries?: Entries | undefined }>(
    rule: (entries: Entries) => Result,
  ) => Result;
};

/** Trusts only ids and quantities from storage; the rest comes from the catalogue. */
export function createEntriesStore<Resolved extends Content, Actions>(
  key: 'Cart' | 'wishlist',
  { storage, tab = tabStorage, catalogue }: EntriesOptions,
  resolve: (entries: Entries, known: KnownProducts) => Resolved,
  actionsOf: (own: Own) => Actions,
): PersistedStore<Entries, Resolved & Actions & EntriesState> {
  const reports = createReportOnce(tab, `${key}.told`);
  const seen = new Map<number, Product>();

  function known(): KnownProducts {
    const { catalogue: whole } = catalogue.getState();
    return { products: whole ?? seen, isWhole: whole !== undefined };
  }

  function problemOf({ pending, changes = '' }: Content, problem: Persisted<Entries>['problem']): Problem {
    return problem === 'none' && pending.length === 0 && changes !== '' ? `changed ${changes}` : problem;
  }

  async function loadIfUnknown(): Promise<void> {
    if (store.getState().isKnown) return;
    await catalogue.getState().load();
    // Storage may have changed during the fetch.
    store.refresh();
  }

  const actions = {
    ...actionsOf({
      known,
      see: (product) => void seen.set(product.id, summaryOf(product)),
      change: (rule) => {
        store.refresh();
        const result = rule(store.current().value);
        store.change((entries) => rule(entries).entries ?? entries);
        return result;
      },
    }),
    acknowledge: () => {
      const { value, problem } = store.current();
      reports.acknowledge(problemOf(resolve(value, known()), problem));
      store.recompute();
    },
    retry: () => {
      store.refresh();
      return loadIfUnknown();
    },
  };

  const store = createPersistedStore<Entries, Resolved & Actions & EntriesState>({
    storage,
    key,
    backup: `${key}.bak`,
    read: readEntries,
    write: (entries) => entries.map(({ stored }) => stored),
    toState: ({ value, isReady, problem: stored }) => {
      const content = resolve(value, known());
      const problem = problemOf(content, stored);
      const isPending = reports.isPending(problem);
      return {
        ...content,
        ...actions,
        isReady,
        isKnown: isReady && content.pending.length === 0,
        isUnreachable: catalogue.getState().hasFailed && content.pending.length > 0,
        pendingNotice: !isPending ? 'none' : problem === stored ? stored : 'changed',
      };
    },
    onRead: () => void loadIfUnknown(),
  });
  catalogue.subscribe(store.recompute);
  return store;
}
