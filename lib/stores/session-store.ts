import { persist } from 'zustand/middleware';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { isSameEmail, readSession, type Account, type Session } from '@/lib/domain/account';
import { createAccountStore } from '@/lib/stores/account-store';
import { catchUp, createBareJson, type Persisted } from '@/lib/stores/bare-json';
import type { Passwords } from '@/lib/stores/password-hash';
import type { SafeStorage } from '@/lib/stores/safe-storage';

/** The localStorage key of the session (STORE-05). */
export const sessionKey = 'User';

/** What was typed; the e-mail may have blanks around it, every character of the password counts. */
export type Credentials = { readonly email: string; readonly password: string };
export type Registration = Credentials & { readonly name: string };

export type SessionState = {
  /** Who is signed in on this device. */
  readonly session: Session | undefined;
  /** Storage has been read; before that nothing is known, so nobody is shown as signed out. */
  readonly ready: boolean;
  /** What the shopper has yet to be told. */
  readonly news: 'none' | 'unkept';
  /** Replaces the one account and signs in (SES-01, STORE-08). */
  readonly register: (registration: Registration) => Promise<{ readonly kind: 'registered' }>;
  readonly login: (credentials: Credentials) => Promise<{ readonly kind: 'signed-in' | 'invalid' }>;
  /** Clears the session and keeps the account (SES-01). */
  readonly logout: () => void;
  /** Takes in what storage holds now. */
  readonly refresh: () => void;
  readonly newsTold: () => void;
};

/** Who is signed in on this device, and the ways in and out. */
export function createSessionStore(storage: SafeStorage, passwords: Passwords): StoreApi<SessionState> {
  const onUnkept = () => store.setState({ news: 'unkept' });
  const kept = createBareJson({ storage, key: sessionKey, onUnkept });
  const accounts = createAccountStore({ storage, onUnkept });

  function storedAccount(): Account | undefined {
    accounts.getState().refresh();
    return accounts.getState().account;
  }

  /** Another tab may have registered while the hash was made; then its account stays as it is. */
  async function upgrade(account: Account): Promise<void> {
    const password = await passwords.hash(account.password);
    if (storedAccount()?.password === account.password) accounts.getState().keep({ ...account, password });
  }

  /** What another tab did is taken in first, so that it is known what to overwrite. */
  function become(session: Session | undefined): void {
    catchUp(kept, store);
    store.setState({ session });
  }

  const store: Persisted & StoreApi<SessionState> = createStore<SessionState>()(
    persist(
      (set) => ({
        session: undefined,
        ready: false,
        news: 'none',
        register: async ({ name, email: typedEmail, password }) => {
          const email = typedEmail.trim();
          accounts.getState().keep({ name, email, password: await passwords.hash(password) });
          become({ name, email });
          return { kind: 'registered' };
        },
        login: async ({ email, password }) => {
          const account = storedAccount();
          const isKnown = account !== undefined && isSameEmail(account.email, email);
          const { kind } = await passwords.verify(password, isKnown ? account.password : undefined);
          if (!isKnown || kind === 'wrong') return { kind: 'invalid' };
          if (kind === 'right-plain') await upgrade(account);
          become({ name: account.name, email: account.email });
          return { kind: 'signed-in' };
        },
        logout: () => become(undefined),
        refresh: () => catchUp(kept, store),
        newsTold: () => {
          catchUp(kept, store);
          set({ news: 'none' });
        },
      }),
      {
        name: sessionKey,
        storage: kept,
        skipHydration: true,
        partialize: ({ session }): unknown => session,
        merge: (stored, state) => ({ ...state, session: readSession(stored), ready: true }),
      },
    ),
  );
  return store;
}
