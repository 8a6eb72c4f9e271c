import { summaryOf, type Product } from '@/lib/domain/product';
import type { StorageKey } from '@/lib/domain/stored-data';
import { readEntries, type Entries, type KnownProducts } from '@/lib/domain/stored-entries';
import type { CatalogueStore } from '@/lib/stores/catalogue-store';
import { createPersistedStore, type Persisted } from '@/lib/stores/persisted-store';
import { tabStorage, type SafeStorage } from '@/lib/stores/safe-storage';

export type EntriesOptions = {
  readonly storage: SafeStorage;
  /** Remembers which problems were reported in this tab. */
  readonly tab?: SafeStorage;
  readonly catalogue: CatalogueStore;
};

type Content = {
  /** Entries whose product is not loaded yet. */
  readonly pending: Entries;
  /** Names the entries that display differently from storage; empty if there are none. */
  readonly changes?: string;
};

type List<Resolved> = {
  readonly key: 'Cart' | 'wishlist';
  readonly resolve: (entries: Entries, known: KnownProducts) => Resolved;
  /** Returns the entries as displayed, to which a change of the shopper applies. */
  readonly correct?: (entries: Entries, known: KnownProducts) => Entries;
};

type EntriesAccess = {
  readonly lookUp: (id: number) => Product | undefined;
  /** Remembers a product that the page already has, for use until the catalogue is loaded. */
  readonly cache: (product: Product) => void;
  /** Writes the entries in the rule's result, and returns that result. One without `entries` is a refusal. */
  readonly change: <Result extends { readonly entries?: Entries | undefined }>(
    rule: (entries: Entries) => Result,
  ) => Result;
};

type StorageProblem = Persisted<Entries>['problem'];

/** Creates the store of the cart or the wishlist. It trusts only ids and quantities from storage. */
export function createEntriesStore<Resolved extends Content, Actions extends object>(
  { key, resolve, correct = (entries) => entries }: List<Resolved>,
  { storage, tab = tabStorage, catalogue }: EntriesOptions,
  actionsOf: (access: EntriesAccess) => Actions,
) {
  const cached = new Map<number, Product>();
  const reports = reportOnce(tab, `${key}.told`);

  function knownProducts(): KnownProducts {
    const { catalogue: products } = catalogue.getState();
    return { products: products ?? cached, isComplete: products !== undefined };
  }

  const corrected = (entries: Entries) => correct(entries, knownProducts());

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
      const content = resolve(value, knownProducts());
      const { pending, changes = '' } = content;
      return {
        ...content,
        /** False until storage is read: do not render an empty list before. */
        isReady,
        /** Every stored entry is matched to a product, so count and total are final. */
        isKnown: isReady && pending.length === 0,
        isUnreachable: catalogue.getState().hasFailed && pending.length > 0,
        /** A problem that the shopper has not seen yet; `acknowledge` clears it. */
        pendingNotice: reports.pendingNotice(problem, pending.length === 0 ? changes : ''),
      };
    },
    actions: ({ current, refresh, change, recompute }) => {
      const access: EntriesAccess = {
        lookUp: (id) => knownProducts().products.get(id),
        cache: (product) => void cached.set(product.id, summaryOf(product)),
        change: (rule) => {
          refresh();
          // The rule runs here for its result, and below to change the entries, where it may run again after a conflict.
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
        /** Applies a rule that the calling page brings, which keeps the rule out of the chunk of every page. */
        apply: (rule: (entries: Entries) => Entries) =>
          void access.change((entries) => ({ entries: rule(entries) })),
        acknowledge: () => {
          reports.acknowledge();
          recompute();
        },
        /** Reads storage again, and loads the catalogue if a product is unknown. */
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
  /** The text after `changed` names the changes, so that other changes are reported again. */
  let latest: StorageProblem | `changed ${string}` = 'none';
  /** The problem that the shopper has acknowledged in this tab; undefined until it is read. */
  let acknowledged: string | undefined;
  return {
    /** Returns `none` for a problem that was reported. One that was solved is reported again when it returns. */
    pendingNotice(problem: StorageProblem, changes: string): StorageProblem | 'changed' {
      latest = problem === 'none' && changes !== '' ? `changed ${changes}` : problem;
      if (latest === 'none') {
        if (acknowledged) acknowledged = 'none';
        return 'none';
      }
      acknowledged ??= tab.read(key) ?? 'none';
      if (latest === acknowledged) return 'none';
      return problem === 'none' ? 'changed' : problem;
    },
    acknowledge(): void {
      acknowledged = latest;
      // An unsaved value is lost with the page, so the next page must report the problem again.
      if (latest !== 'none' && latest !== 'unsaved') tab.write(key, latest);
    },
  };
}
