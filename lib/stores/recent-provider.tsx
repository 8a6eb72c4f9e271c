'use client';

import { useState, type ReactNode } from 'react';
import { createRecentStore, type RecentState } from '@/lib/stores/recent-store';
import { deviceStorage } from '@/lib/stores/safe-storage';
import { createStoreContext, useStorageSync } from '@/lib/stores/store-context';

const { Context, useSelected } = createStoreContext<RecentState>('useRecent', 'RecentProvider');

export function RecentProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(() => createRecentStore(deviceStorage));
  useStorageSync(store);
  return <Context value={store}>{children}</Context>;
}

export const useRecent = useSelected;
