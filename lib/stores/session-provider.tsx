'use client';

import { useState, type ReactNode } from 'react';
import { passwords } from '@/lib/stores/password-hash';
import { deviceStorage } from '@/lib/stores/safe-storage';
import { createSessionStore, sessionKey, type SessionState } from '@/lib/stores/session-store';
import { createStoreContext } from '@/lib/stores/store-context';
import { useInStep } from '@/lib/stores/use-in-step';

const { Context, useSelected } = createStoreContext<SessionState>('useSession', 'SessionProvider');

export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(() => createSessionStore(deviceStorage, passwords));
  useInStep(store, sessionKey);
  return <Context value={store}>{children}</Context>;
}

/** Throws outside a SessionProvider. */
export const useSession = useSelected;
