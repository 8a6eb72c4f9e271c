'use client';

import { useState, type ReactNode } from 'react';
import { passwords } from '@/lib/stores/password-hash';
import { deviceStorage } from '@/lib/stores/safe-storage';
import { createSessionStore, type SessionState } from '@/lib/stores/session-store';
import { createStoreContext, useStorageSync } from '@/lib/stores/store-context';

const { Context, useSelected } = createStoreContext<SessionState>('useSession', 'SessionProvider');

export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(() => createSessionStore(deviceStorage, passwords));
  useStorageSync(store);
  return <Context value={store}>{children}</Context>;
}

export const useSession = useSelected;
