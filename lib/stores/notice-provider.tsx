'use client';

import { useState, type ReactNode } from 'react';
import { createNoticeStore, type NoticeState } from '@/lib/stores/notice-store';
import { createStoreContext } from '@/lib/stores/store-context';

const { Context, useSelected } = createStoreContext<NoticeState>('useNotices', 'NoticeProvider');

export function NoticeProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(createNoticeStore);
  return <Context value={store}>{children}</Context>;
}

export const useNotices = useSelected;
