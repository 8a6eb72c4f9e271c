import { persist } from 'zustand/middleware';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { readAccount, type Account } from '@/lib/domain/account';
import { catchUp, createBareJson, type Persisted } from '@/lib/stores/bare-json';
import type { SafeStorage } from '@/lib/stores/safe-storage';

/** The localStorage key of the one account (STORE-04). */
const accountKey = 'RegisteredUser';

type AccountState = {
  readonly account: Account | undefined;
  /** Takes in what storage holds now. */
  readonly refresh: () => void;
  /** Makes it the one account (STORE-08). */
  readonly keep: (account: Account) => void;
};

type Options = { readonly storage: SafeStorage; readonly onUnkept: () => void };

/** The one account of this device. Only the session store asks for it, at every login, so it follows no other tab. */
export function createAccountStore({ storage, onUnkept }: Options): StoreApi<AccountState> {
  const kept = createBareJson({ storage, key: accountKey, onUnkept });
  const store: Persisted & StoreApi<AccountState> = createStore<AccountState>()(
    persist(
      (set) => ({
        account: undefined,
        refresh: () => catchUp(kept, store),
        keep: (account) => {
          catchUp(kept, store);
          set({ account });
        },
      }),
      {
        name: accountKey,
        storage: kept,
        skipHydration: true,
        partialize: ({ account }): unknown => account,
        merge: (stored, state) => ({ ...state, account: readAccount(stored) }),
      },
    ),
  );
  return store;
}
