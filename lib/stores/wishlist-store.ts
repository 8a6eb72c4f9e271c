import type { Product } from '@/lib/domain/product';
import { readEntries, type Entries } from '@/lib/domain/stored-entries';
import {
  addToWishlist,
  removeFromWishlist,
  resolveWishlist,
  type WishlistContent,
} from '@/lib/domain/wishlist';
import type { CatalogueSource } from '@/lib/stores/catalogue-source';
import { createPersistedStore, type PersistedStore } from '@/lib/stores/persisted-store';
import { changeEntries, createProductSource } from '@/lib/stores/product-entries';
import { tabStorage, type SafeStorage } from '@/lib/stores/safe-storage';
import { createReportOnce } from '@/lib/stores/report-once';

const wishlistKey = 'wishlist';

/** Fields shared with CartState have the same meaning. */
export type WishlistState = WishlistContent & {
  readonly ready: boolean;
  readonly isKnown: boolean;
  readonly isUnreachable: boolean;
  readonly pendingNotice: 'none' | 'unreadable' | 'unsaved';
  readonly add: (product: Product) => ReturnType<typeof addToWishlist>;
  readonly remove: (id: number) => ReturnType<typeof removeFromWishlist>;
  readonly apply: (rule: (entries: Entries) => Entries) => void;
  readonly refresh: () => Promise<void>;
  readonly acknowledge: () => void;
};

type Options = {
  readonly storage: SafeStorage;
  readonly tab?: SafeStorage;
  readonly source: CatalogueSource;
};

export function createWishlistStore({
  storage,
  tab = tabStorage,
  source,
}: Options): PersistedStore<Entries, WishlistState> {
  const reports = createReportOnce(tab, 'wishlist.told');
  const products = createProductSource(source);

  const actions: Pick<WishlistState, 'add' | 'remove' | 'apply' | 'refresh' | 'acknowledge'> = {
    add: (product) => {
      products.see(product);
      return changeEntries(store, (entries) => addToWishlist(entries, product));
    },
    remove: (id) => changeEntries(store, (entries) => removeFromWishlist(entries, id)),
    apply: (rule) => store.change(rule),
    refresh: () => products.refresh(store),
    acknowledge: () => {
      reports.acknowledge(store.current().problem);
      store.show();
    },
  };

  const store = createPersistedStore<Entries, WishlistState>({
    storage,
    key: wishlistKey,
    backup: 'wishlist.bak',
    read: readEntries,
    write: (entries) => entries.map(({ stored }) => stored),
    toState: ({ value, ready, problem }) => {
      const content = resolveWishlist(value, products.known());
      return {
        ...actions,
        ...content,
        ready,
        isKnown: ready && content.pending.length === 0,
        isUnreachable: products.hasFailed() && content.pending.length > 0,
        pendingNotice: reports.isPending(problem) ? problem : 'none',
      };
    },
  });
  return store;
}
