'use client';

import { isSameEmail, readAccount, readSession, type Account } from '@/lib/domain/account';
import { passwords, type Passwords } from '@/lib/password-hash';
import { createStoreProvider } from '@/lib/stores/create-store-provider';
import { createPersistedStore } from '@/lib/stores/persisted-store';
import { deviceStorage, type SafeStorage } from '@/lib/stores/safe-storage';

/** What the shopper has typed. Blanks around the email are ignored, those in the password count. */
type Credentials = { readonly email: string; readonly password: string };
type Registration = Credentials & { readonly name: string };

export function createSessionStore(storage: SafeStorage, { hash, verify }: Passwords) {
  /** The account is read only at login, so it need not follow other tabs. */
  const account = createPersistedStore({
    storage,
    key: 'RegisteredUser',
    read: (stored) => ({ value: readAccount(stored) }),
    toState: ({ problem }) => ({ problem }),
    actions: () => ({}),
  });
  let isAcknowledged = false;

  /** Does nothing if another tab registered while the hash was computed. */
  async function replacePlainPassword({ password: plain }: Account): Promise<void> {
    const password = await hash(plain);
    account.change((stored) => (stored?.password === plain ? { ...stored, password } : stored));
  }

  return createPersistedStore({
    storage,
    key: 'User',
    read: (stored) => ({ value: readSession(stored) }),
    toState: ({ value, isReady, problem }) => {
      const isUnsaved = problem === 'unsaved' || account.current().problem === 'unsaved';
      // Once all is saved, the next failure is reported again.
      isAcknowledged &&= isUnsaved;
      return {
        session: value,
        /** False until storage is read: do not render as logged out before. */
        isReady,
        pendingNotice: isUnsaved && !isAcknowledged ? 'unsaved' : 'none',
      } as const;
    },
    actions: ({ change, recompute }) => ({
      /** Replaces the one account on this device, and logs in. */
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
        const { value: storedAccount } = account.current();
        const isKnownEmail = storedAccount !== undefined && isSameEmail(storedAccount.email, email);
        const { kind } = await verify(password, isKnownEmail ? storedAccount.password : undefined);
        if (!isKnownEmail || kind === 'wrong') return { kind: 'invalid' };
        if (kind === 'right-plain') await replacePlainPassword(storedAccount);
        change(() => ({ name: storedAccount.name, email: storedAccount.email }));
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

/** Survives a change of page, so that a failed write is reported once, though not every page has the provider. */
let sharedStore: ReturnType<typeof createSessionStore> | undefined;

export const [SessionProvider, useSession] = createStoreProvider(
  'useSession',
  'SessionProvider',
  () => (sharedStore ??= createSessionStore(deviceStorage, passwords)),
);
