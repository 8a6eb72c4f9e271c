import { persist } from 'zustand/middleware';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Product } from '@/lib/domain/product';
import {
  addWish,
  readWishlist,
  removeWish,
  storedWishlist,
  type Wish,
  type WishResult,
} from '@/lib/domain/wishlist';
import { catchUp, createBareJson, type Persisted } from '@/lib/stores/bare-json';
import type { CatalogueSource } from '@/lib/stores/catalogue-source';
import { checkByCatalogue } from '@/lib/stores/check-by-catalogue';
import type { SafeStorage } from '@/lib/stores/safe-storage';

/** The localStorage key of the wishlist (STORE-03). */
export const wishlistKey = 'wishlist';

export type WishlistState = {
  readonly wishes: readonly Wish[];
  readonly ready: boolean;
  /** The catalogue could not be loaded, so stored wishes stay unchecked. */
  readonly unreachable: boolean;
  /** What the shopper has yet to be told. */
  readonly news: 'none' | 'unreadable' | 'unkept';
  readonly add: (product: Product) => WishResult;
  readonly remove: (id: number) => WishResult;
  /** A change by a rule that only the page that calls it has loaded. */
  readonly apply: (rule: (wishes: readonly Wish[]) => readonly Wish[]) => void;
  /** Takes in what storage holds now, and checks it against the catalogue. */
  readonly refresh: () => Promise<void>;
  readonly newsTold: () => void;
};

type Options = { readonly storage: SafeStorage; readonly source: CatalogueSource };

/** The wishlist of this device, kept as the cart is. */
export function createWishlistStore({ storage, source }: Options): StoreApi<WishlistState> {
  const kept = createBareJson({
    storage,
    key: wishlistKey,
    backup: 'wishlist.bak',
    onUnkept: () => store.setState({ news: 'unkept' }),
  });

  /** What is refused is not written. */
  function change<Result extends { readonly wishes: readonly Wish[] }>(
    rule: (wishes: readonly Wish[]) => Result,
  ): Result {
    catchUp(kept, store);
    const { wishes } = store.getState();
    const result = rule(wishes);
    if (result.wishes !== wishes) store.setState({ wishes: result.wishes });
    return result;
  }

  const store: Persisted & StoreApi<WishlistState> = createStore<WishlistState>()(
    persist(
      (set, get) => ({
        wishes: [],
        ready: false,
        unreachable: false,
        news: 'none',
        add: (product) => change((wishes) => addWish(wishes, product)),
        remove: (id) => change((wishes) => removeWish(wishes, id)),
        apply: (rule) => void change((wishes) => ({ wishes: rule(wishes) })),
        refresh: () => checkByCatalogue({ source, kept, store, entries: () => get().wishes }),
        newsTold: () => {
          catchUp(kept, store);
          set({ news: 'none' });
        },
      }),
      {
        name: wishlistKey,
        storage: kept,
        skipHydration: true,
        partialize: ({ wishes }) => storedWishlist(wishes),
        merge: (stored, state) => ({
          ...state,
          wishes: readWishlist(stored, source.current()),
          news: kept.wasUnreadable() ? 'unreadable' : state.news,
          ready: true,
          unreachable: false,
        }),
      },
    ),
  );
  return store;
}
