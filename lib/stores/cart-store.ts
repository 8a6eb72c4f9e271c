import {
  addToCart,
  correctedEntries,
  removeFromCart,
  resolveCart,
  updateQty,
  type CartContent,
} from '@/lib/domain/cart';
import type { Product } from '@/lib/domain/product';
import { readEntries, type Entries } from '@/lib/domain/stored-entries';
import type { CatalogueSource } from '@/lib/stores/catalogue-source';
import { createPersistedStore, type Persisted, type PersistedStore } from '@/lib/stores/persisted-store';
import { changeEntries, createProductSource } from '@/lib/stores/product-entries';
import { tabStorage, type SafeStorage } from '@/lib/stores/safe-storage';
import { createReportOnce, type Problem } from '@/lib/stores/report-once';

const cartKey = 'Cart';

export type CartState = Pick<CartContent, 'lines' | 'pending'> & {
  /** False until storage is read: do not render an empty cart before. */
  readonly ready: boolean;
  /** Every stored line is matched to a product, so count and total are final. */
  readonly isKnown: boolean;
  readonly isUnreachable: boolean;
  /** Problem that the shopper has not seen yet; cleared by `acknowledge`. */
  readonly pendingNotice: 'none' | 'changed' | 'unreadable' | 'unsaved';
  readonly add: (product: Product, qty?: number) => ReturnType<typeof addToCart>;
  readonly update: (id: number, qty: number) => ReturnType<typeof updateQty>;
  readonly remove: (id: number) => ReturnType<typeof removeFromCart>;
  /** Applies a rule from the calling page's own bundle, which keeps it out of the shared chunk. */
  readonly apply: (rule: (entries: Entries) => Entries) => void;
  /** Re-reads storage, and loads the catalogue if a product is unknown. */
  readonly refresh: () => Promise<void>;
  readonly acknowledge: () => void;
};

type Options = {
  readonly storage: SafeStorage;
  readonly tab?: SafeStorage;
  readonly source: CatalogueSource;
};

/** Trusts only ids and quantities from storage; the rest comes from the catalogue. */
export function createCartStore({
  storage,
  tab = tabStorage,
  source,
}: Options): PersistedStore<Entries, CartState> {
  const reports = createReportOnce(tab, 'Cart.told');
  const products = createProductSource(source);

  function problemOf({ value, problem }: Persisted<Entries>): Problem {
    const { pending, changes } = resolveCart(value, products.known());
    return problem === 'none' && pending.length === 0 && changes !== '' ? `changed ${changes}` : problem;
  }

  function change<Result extends { readonly entries?: Entries | undefined }>(
    rule: (entries: Entries) => Result,
  ): Result {
    return changeEntries(store, (entries) => rule(correctedEntries(entries, products.known())));
  }

  const actions: Pick<CartState, 'add' | 'update' | 'remove' | 'apply' | 'refresh' | 'acknowledge'> = {
    add: (product, qty) => {
      products.see(product);
      return change((entries) => addToCart(entries, product, qty));
    },
    update: (id, qty) =>
      change((entries) => {
        const product = products.known().products.get(id);
        return product === undefined ? { kind: 'absent' as const } : updateQty(entries, product, qty);
      }),
    remove: (id) => change((entries) => removeFromCart(entries, id)),
    apply: (rule) =>
      void change((entries) => {
        const changed = rule(entries);
        return changed === entries ? {} : { entries: changed };
      }),
    refresh: () => products.refresh(store),
    acknowledge: () => {
      reports.acknowledge(problemOf(store.current()));
      store.show();
    },
  };

  const store = createPersistedStore<Entries, CartState>({
    storage,
    key: cartKey,
    backup: 'Cart.bak',
    read: readEntries,
    write: (entries) => entries.map(({ stored }) => stored),
    toState: (persisted) => {
      const { lines, pending } = resolveCart(persisted.value, products.known());
      const problem = problemOf(persisted);
      return {
        ...actions,
        lines,
        pending,
        ready: persisted.ready,
        isKnown: persisted.ready && pending.length === 0,
        isUnreachable: products.hasFailed() && pending.length > 0,
        pendingNotice: reports.isPending(problem) ? noticeOf(problem) : 'none',
      };
    },
  });
  return store;
}

function noticeOf(problem: Problem): CartState['pendingNotice'] {
  return problem === 'none' || problem === 'unreadable' || problem === 'unsaved' ? problem : 'changed';
}
