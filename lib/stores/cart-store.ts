import { persist } from 'zustand/middleware';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { addToCart, readCart, removeFromCart, storedCart, updateQty, type CartLine } from '@/lib/domain/cart';
import type { Product } from '@/lib/domain/product';
import { catchUp, createBareJson, type Persisted } from '@/lib/stores/bare-json';
import type { CatalogueSource } from '@/lib/stores/catalogue-source';
import { checkByCatalogue } from '@/lib/stores/check-by-catalogue';
import type { SafeStorage } from '@/lib/stores/safe-storage';

/** The localStorage key of the cart (STORE-01). */
export const cartKey = 'Cart';

export type CartState = {
  readonly lines: readonly CartLine[];
  /** Storage has been read; before that nothing is known, so nothing is shown as empty. */
  readonly ready: boolean;
  /** The catalogue could not be loaded, so stored lines stay unchecked. */
  readonly unreachable: boolean;
  /** What the shopper has yet to be told. */
  readonly news: 'none' | 'changed' | 'unreadable' | 'unkept';
  readonly add: (product: Product, qty?: number) => ReturnType<typeof addToCart>;
  readonly update: (id: number, qty: number) => ReturnType<typeof updateQty>;
  readonly remove: (id: number) => ReturnType<typeof removeFromCart>;
  /** A change by a rule that only the page that calls it has loaded. */
  readonly apply: (rule: (lines: readonly CartLine[]) => readonly CartLine[]) => void;
  /** Takes in what storage holds now, and checks it against the catalogue. */
  readonly refresh: () => Promise<void>;
  readonly newsTold: () => void;
};

type Options = { readonly storage: SafeStorage; readonly source: CatalogueSource };

/** The cart of this device: every change is written at once, every action first takes in what other tabs wrote. */
export function createCartStore({ storage, source }: Options): StoreApi<CartState> {
  const kept = createBareJson({
    storage,
    key: cartKey,
    backup: 'Cart.bak',
    onUnkept: () => store.setState({ news: 'unkept' }),
  });

  /** What is refused is not written. */
  function change<Result extends { readonly lines: readonly CartLine[] }>(
    rule: (lines: readonly CartLine[]) => Result,
  ): Result {
    catchUp(kept, store);
    const { lines } = store.getState();
    const result = rule(lines);
    if (result.lines !== lines) store.setState({ lines: result.lines });
    return result;
  }

  const store: Persisted & StoreApi<CartState> = createStore<CartState>()(
    persist(
      (set, get) => ({
        lines: [],
        ready: false,
        unreachable: false,
        news: 'none',
        add: (product, qty) => change((lines) => addToCart(lines, product, qty)),
        update: (id, qty) => change((lines) => updateQty(lines, id, qty)),
        remove: (id) => change((lines) => removeFromCart(lines, id)),
        apply: (rule) => void change((lines) => ({ lines: rule(lines) })),
        refresh: () => checkByCatalogue({ source, kept, store, entries: () => get().lines }),
        newsTold: () => {
          catchUp(kept, store);
          set({ news: 'none' });
        },
      }),
      {
        name: cartKey,
        storage: kept,
        skipHydration: true,
        partialize: ({ lines }) => storedCart(lines),
        merge: (stored, state) => {
          const { lines, changed } = readCart(stored, source.current());
          const news = kept.wasUnreadable() ? 'unreadable' : changed ? 'changed' : state.news;
          return { ...state, lines, news, ready: true, unreachable: false };
        },
        // Any set writes, so what was corrected while reading is now corrected in storage, and told only once.
        onRehydrateStorage: () => (state) => {
          if (state?.news === 'changed' || state?.news === 'unreadable') store.setState({});
        },
      },
    ),
  );
  return store;
}
