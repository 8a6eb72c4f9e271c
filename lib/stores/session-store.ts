'use client';

import { isSameEmail, readAccount, readSession, type Account, type Session } from '@/lib/domain/account';
import { createStoreProvider } from '@/lib/stores/create-store-provider';
import { passwords, type Passwords } from '@/lib/password-hash';
import { createPersistedStore, type PersistedStore } from '@/lib/stores/persisted-store';
import { deviceStorage, type SafeStorage } from '@/lib/stores/safe-storage';

/** As typed: blanks around the email are ignored, the password is used verbatim. */
export type Credentials = { readonly email: string; readonly password: string };
export type Registration = Credentials & { readonly name: string };

export type SessionState = {
  readonly session: Session | undefined;
  /** False until storage is read: do not render as signed out before. */
  readonly isReady: boolean;
  readonly pendingNotice: 'none' | 'unsaved';
  /** Replaces the only account on this device and signs in. */
  readonly register: (registration: Registration) => Promise<{ readonly kind: 'registered' }>;
  readonly login: (credentials: Credentials) => Promise<{ readonly kind: 'signed-in' | 'invalid' }>;
  /** Keeps the account. */
  readonly logout: () => void;
  readonly acknowledge: () => void;
};

export function createSessionStore(
  storage: SafeStorage,
  { hash, verify }: Passwords,
): PersistedStore<Session | undefined, SessionState> {
  /** Read only here, at login, so it needs no sync between tabs. */
  const account = createPersistedStore<Account | undefined, { readonly isUnsaved: boolean }>({
    storage,
    key: 'RegisteredUser',
    read: (stored) => ({ value: readAccount(stored) }),
    write: (value) => value,
    toState: ({ problem }) => ({ isUnsaved: problem === 'unsaved' }),
  });
  let isTold = false;

  function storedAccount(): Account | undefined {
    account.refresh();
    return account.current().value;
  }

  /** Leaves the account alone if another tab registered while the hash was computed. */
  async function upgrade({ password: plain }: Account): Promise<void> {
    const password = await hash(plain);
    account.change((held) => (held?.password === plain ? { ...held, password } : held));
  }

  const actions: Pick<SessionState, 'register' | 'login' | 'logout' | 'acknowledge'> = {
    register: async ({ name, email: typedEmail, password }) => {
      const email = typedEmail.trim();
      const hashed = await hash(password);
      account.change(() => ({ name, email, password: hashed }));
      store.change(() => ({ name, email }));
      return { kind: 'registered' };
    },
    login: async ({ email, password }) => {
      const known = storedAccount();
      const isKnown = known !== undefined && isSameEmail(known.email, email);
      const { kind } = await verify(password, isKnown ? known.password : undefined);
      if (!isKnown || kind === 'wrong') return { kind: 'invalid' };
      if (kind === 'right-plain') await upgrade(known);
      store.change(() => ({ name: known.name, email: known.email }));
      return { kind: 'signed-in' };
    },
    logout: () => store.change(() => undefined),
    acknowledge: () => {
      isTold = true;
      store.recompute();
    },
  };

  const store = createPersistedStore<Session | undefined, SessionState>({
    storage,
    key: 'User',
    read: (stored) => ({ value: readSession(stored) }),
    write: (session) => session,
    toState: ({ value, isReady, problem }) => {
      const isUnsaved = problem === 'unsaved' || account.getState().isUnsaved;
      isTold &&= isUnsaved;
      return {
        ...actions,
        session: value,
        isReady,
        pendingNotice: isUnsaved && !isTold ? 'unsaved' : 'none',
      };
    },
  });
  return store;
}

export const [SessionProvider, useSession] = createStoreProvider('useSession', 'SessionProvider', () =>
  createSessionStore(deviceStorage, passwords),
);
