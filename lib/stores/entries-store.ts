import { summaryOf, type Product } from '@/lib/domain/product';
import type { StorageKey } from '@/lib/domain/stored-data';
import { readEntries, type Entries, type KnownProducts } from '@/lib/domain/stored-entries';
import type { CatalogueStore } from '@/lib/stores/catalogue-store';
import { createPersistedStore, type Persisted } from '@/lib/stores/persisted-store';
import { tabStorage, type SafeStorage } from '@/lib/stores/safe-storage';

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

type List<Resolved> = {
  readonly key: 'Cart' | 'wishlist';
  readonly resolve: (entries: Entries, known: KnownProducts) => Resolved;
  /** Applied before each change of the shopper: the entries as displayed. */
  readonly correct?: (entries: Entries, known: KnownProducts) => Entries;
};

type EntriesAccess = {
  readonly productOf: (id: number) => Product | undefined;
  /** Registers a product that the page already has, before the catalogue loads. */
  readonly see: (product: Product) => void;
  /** Returns the rule's result; one without `entries` is a refusal and is not written. */
  readonly change: <Result extends { readonly entries?: Entries | undefined }>(
    rule: (entries: Entries) => Result,
  ) => Result;
};

/** `changed …` names the changes, so that different ones are reported again. */
type Problem = Persisted<Entries>['problem'] | `changed ${string}`;

/** What the cart and the wishlist share. Trusts only ids and quantities from storage. */
export function createEntriesStore<Resolved extends Content, Actions extends object>(
  { key, resolve, correct = (entries) => entries }: List<Resolved>,
  { storage, tab = tabStorage, catalogue }: EntriesOptions,
  actionsOf: (access: EntriesAccess) => Actions,
) {
  const seen = new Map<number, Product>();
  const reports = reportOnce(tab, `${key}.told`);

  function known(): KnownProducts {
    const { catalogue: whole } = catalogue.getState();
    return { products: whole ?? seen, isComplete: whole !== undefined };
  }

  const corrected = (entries: Entries) => correct(entries, known());

  async function loadIfUnknown(): Promise<void> {
    if (store.getState().isKnown) return;
    await catalogue.getState().load();
    // Storage may have changed during the fetch.
    store.refresh();
  }

  const store = createPersistedStore({
    storage,
    key,
    backup: `${key}.bak`,
    read: readEntries,
    write: (entries) => entries.map(({ stored }) => stored),
    toState: ({ value, isReady, problem }) => {
      const content = resolve(value, known());
      const { pending, changes = '' } = content;
      const isChanged = problem === 'none' && pending.length === 0 && changes !== '';
      const isNew = reports.isNew(isChanged ? `changed ${changes}` : problem);
      const pendingNotice: 'changed' | typeof problem = !isNew ? 'none' : isChanged ? 'changed' : problem;
      return {
        ...content,
        /** False until storage is read: do not render an empty list before. */
        isReady,
        /** Every stored entry is matched to a product, so count and total are final. */
        isKnown: isReady && pending.length === 0,
        isUnreachable: catalogue.getState().hasFailed && pending.length > 0,
        /** Problem that the shopper has not seen yet; cleared by `acknowledge`. */
        pendingNotice,
      };
    },
    actions: ({ current, refresh, change, recompute }) => {
      const access: EntriesAccess = {
        productOf: (id) => known().products.get(id),
        see: (product) => void seen.set(product.id, summaryOf(product)),
        change: (rule) => {
          refresh();
          const result = rule(corrected(current().value));
          change((entries) => {
            const before = corrected(entries);
            const { entries: after = before } = rule(before);
            return after === before ? entries : after;
          });
          return result;
        },
      };
      return {
        ...actionsOf(access),
        /** Applies a rule from the calling page's own bundle, which keeps it out of the shared chunk. */
        apply: (rule: (entries: Entries) => Entries) =>
          void access.change((entries) => ({ entries: rule(entries) })),
        acknowledge: () => {
          reports.acknowledge();
          recompute();
        },
        /** Re-reads storage, and loads the catalogue if a product is unknown. */
        retry: () => {
          refresh();
          return loadIfUnknown();
        },
      };
    },
    onRead: () => void loadIfUnknown(),
  });
  catalogue.subscribe(store.recompute);
  return store;
}

/** Reports each problem with stored data once per tab. */
function reportOnce(tab: SafeStorage, key: StorageKey) {
  let problem: Problem = 'none';
  let acknowledged: string | undefined;
  return {
    /** A problem that was resolved is reported again when it returns. */
    isNew(found: Problem): boolean {
      problem = found;
      if (problem === 'none') acknowledged &&= 'none';
      else acknowledged ??= tab.read(key) ?? 'none';
      return problem !== 'none' && problem !== acknowledged;
    },
    acknowledge(): void {
      acknowledged = problem;
      // An unsaved value is lost with the page, so its mark must not outlive the page.
      if (problem !== 'none' && problem !== 'unsaved') tab.write(key, problem);
    },
  };
}
