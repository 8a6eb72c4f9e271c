'use client';

import { useEffect } from 'react';
import { noticeMs } from '@/lib/domain/constants';
import { cartMessages } from '@/lib/messages/en';
import { useCart } from '@/lib/stores/cart-provider';
import { useNotices } from '@/lib/stores/notice-provider';

/** Tells once, politely, when the stored cart had to change or cannot be kept. Shows nothing itself. */
export function CartNews() {
  const news = useCart((state) => state.news);
  const told = useCart((state) => state.newsTold);
  const show = useNotices((state) => state.show);

  useEffect(() => {
    if (news === 'none') return;
    const text = news === 'changed' ? cartMessages.changed : cartMessages.cannotSave;
    show({ kind: 'alert', role: 'status', text, durationMs: noticeMs.alert });
    told();
  }, [news, show, told]);

  return null;
}
