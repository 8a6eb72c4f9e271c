'use client';

import { isSameEmail, readAccount, readSession, type Account } from '@/lib/domain/account';
import { passwords, type Passwords } from '@/lib/password-hash';
import { createStoreProvider } from '@/lib/stores/create-store-provider';
import { createPersistedStore } from '@/lib/stores/persisted-store';
import { deviceStorage, type SafeStorage } from '@/lib/stores/safe-storage';

/** As typed: blanks around the email are ignored, the password is used verbatim. */
type Credentials = { readonly email: string; readonly password: string };
type Registration = Credentials & { readonly name: string };

export function createSessionStore(storage: SafeStorage, { hash, verify }: Passwords) {
  /** Read only at login, so it needs no sync between tabs. */
  const account = createPersistedStore({
    storage,
    key: 'RegisteredUser',
    read: (stored) => ({ value: readAccount(stored) }),
    toState: ({ problem }) => ({ problem }),
    actions: () => ({}),
  });
  let isAcknowledged = false;

  /** Leaves the account alone if another tab registered while the hash was computed. */
  async function upgrade({ password: plain }: Account): Promise<void> {
    const password = await hash(plain);
    account.change((stored) => (stored?.password === plain ? { ...stored, password } : stored));
  }

  return createPersistedStore({
    storage,
    key: 'User',
    read: (stored) => ({ value: readSession(stored) }),
    toState: ({ value, isReady, problem }) => {
      const isUnsaved = problem === 'unsaved' || account.current().problem === 'unsaved';
      isAcknowledged &&= isUnsaved;
      return {
        session: value,
        /** False until storage is read: do not render as signed out before. */
        isReady,
        pendingNotice: isUnsaved && !isAcknowledged ? 'unsaved' : 'none',
      } as const;
    },
    actions: ({ change, recompute }) => ({
      /** Replaces the only account on this device and signs in. */
      register: async ({ name, email: typedEmail, password }: Registration) => {
        const email = typedEmail.trim();
        const hashed = await hash(password);
        account.change(() => ({ name, email, password: hashed }));
        change(() => ({ name, email }));
      },
      login: async ({
        email,
        password,
      }: Credentials): Promise<{ readonly kind: 'signed-in' | 'invalid' }> => {
        account.refresh();
        const { value: known } = account.current();
        const isKnown = known !== undefined && isSameEmail(known.email, email);
        const { kind } = await verify(password, isKnown ? known.password : undefined);
        if (!isKnown || kind === 'wrong') return { kind: 'invalid' };
        if (kind === 'right-plain') await upgrade(known);
        change(() => ({ name: known.name, email: known.email }));
        return { kind: 'signed-in' };
      },
      /** Keeps the account. */
      logout: () => change(() => undefined),
      acknowledge: () => {
        isAcknowledged = true;
        recompute();
      },
    }),
  });
}

export const [SessionProvider, useSession] = createStoreProvider('useSession', 'SessionProvider', () =>
  createSessionStore(deviceStorage, passwords),
);
