'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { createDraftStore, type DraftState } from '@/lib/stores/draft-store';
import { tabStorage } from '@/lib/stores/safe-storage';
import { createStoreContext } from '@/lib/stores/store-context';

const { Context, useSelected } = createStoreContext<DraftState>('useDraft', 'DraftProvider');

/** Only the pages of the checkout stand in it. */
export function DraftProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(() => createDraftStore(tabStorage));
  useEffect(() => store.getState().refresh(), [store]);
  return <Context value={store}>{children}</Context>;
}

/** Throws outside a DraftProvider. */
export const useDraft = useSelected;
