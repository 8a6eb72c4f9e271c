'use client';

import { useState, type ReactNode } from 'react';
import { createDraftStore, type DraftState } from '@/lib/stores/draft-store';
import { tabStorage } from '@/lib/stores/safe-storage';
import { createStoreContext, useStorageSync } from '@/lib/stores/store-context';

const { Context, useSelected } = createStoreContext<DraftState>('useDraft', 'DraftProvider');

export function DraftProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(() => createDraftStore(tabStorage));
  useStorageSync(store);
  return <Context value={store}>{children}</Context>;
}

export const useDraft = useSelected;
