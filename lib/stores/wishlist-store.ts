import { persist } from 'zustand/middleware';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Product } from '@/lib/domain/product';
import { addWish, readWishlist, removeWish, storedWishlist, type Wish } from '@/lib/domain/wishlist';
import { createBareJson } from '@/lib/stores/bare-json';
import type { CatalogueSource } from '@/lib/stores/catalogue-source';
import type { SafeStorage } from '@/lib/stores/safe-storage';

/** The localStorage key of the wishlist (STORE-03). */
export const wishlistKey = 'wishlist';

export type WishlistState = {
  readonly wishes: readonly Wish[];
  readonly ready: boolean;
  /** The catalogue could not be loaded, so stored wishes stay unchecked. */
  readonly unreachable: boolean;
  /** What the shopper has yet to be told. */
  readonly news: 'none' | 'unkept';
  readonly add: (product: Product) => ReturnType<typeof addWish>;
  readonly remove: (id: number) => ReturnType<typeof removeWish>;
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
    onUnkept: () => store.setState({ news: 'unkept' }),
  });

  /** Any set writes, so what another tab wrote is taken in before. */
  function catchUp(): void {
    if (kept.isStale()) void store.persist.rehydrate();
  }

  const store = createStore<WishlistState>()(
    persist(
      (set, get) => ({
        wishes: [],
        ready: false,
        unreachable: false,
        news: 'none',
        add: (product) => {
          catchUp();
          const result = addWish(get().wishes, product);
          set({ wishes: result.wishes });
          return result;
        },
        remove: (id) => {
          catchUp();
          const result = removeWish(get().wishes, id);
          set({ wishes: result.wishes });
          return result;
        },
        refresh: async () => {
          catchUp();
          if (!hasUnchecked(get().wishes)) return;
          const catalogue = await source.load();
          if (catalogue !== undefined) await store.persist.rehydrate();
          catchUp();
          if (hasUnchecked(get().wishes)) set({ unreachable: true });
        },
        newsTold: () => {
          catchUp();
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
          ready: true,
          unreachable: false,
        }),
      },
    ),
  );
  return store;
}

function hasUnchecked(wishes: readonly Wish[]): boolean {
  return wishes.some((wish) => wish.kind === 'unchecked');
}
