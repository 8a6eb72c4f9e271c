'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { keepInStep } from '@/lib/stores/keep-in-step';
import { createDeviceStorage } from '@/lib/stores/safe-storage';
import { createSessionStore, sessionKey, type SessionState } from '@/lib/stores/session-store';
import { createStoreContext } from '@/lib/stores/store-context';

const { Context, useSelected } = createStoreContext<SessionState>('useSession', 'SessionProvider');

export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(() => createSessionStore(createDeviceStorage()));
  useEffect(() => {
    const { refresh } = store.getState();
    refresh();
    return keepInStep(sessionKey, refresh);
  }, [store]);
  return <Context value={store}>{children}</Context>;
}

/** Throws outside a SessionProvider. */
export const useSession = useSelected;
