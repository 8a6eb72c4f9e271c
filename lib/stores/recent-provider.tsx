'use client';

import { useState, type ReactNode } from 'react';
import { createRecentStore, recentKey, type RecentState } from '@/lib/stores/recent-store';
import { deviceStorage } from '@/lib/stores/safe-storage';
import { createStoreContext } from '@/lib/stores/store-context';
import { useInStep } from '@/lib/stores/use-in-step';

const { Context, useSelected } = createStoreContext<RecentState>('useRecent', 'RecentProvider');

/** Only the pages of products stand in it. */
export function RecentProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(() => createRecentStore(deviceStorage));
  useInStep(store, recentKey);
  return <Context value={store}>{children}</Context>;
}

/** Throws outside a RecentProvider. */
export const useRecent = useSelected;
