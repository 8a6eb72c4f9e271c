'use client';

import { useEffect } from 'react';
import { noticeMs } from '@/lib/domain/constants';
import { wishlistMessages } from '@/lib/messages/en';
import { useNotices } from '@/lib/stores/notice-provider';
import { useWishlist } from '@/lib/stores/wishlist-provider';

/** Tells once when the wishlist cannot be kept. Shows nothing itself. */
export function WishlistNews() {
  const news = useWishlist((state) => state.news);
  const told = useWishlist((state) => state.newsTold);
  const show = useNotices((state) => state.show);

  useEffect(() => {
    if (news === 'none') return;
    show({ kind: 'alert', role: 'status', text: wishlistMessages.cannotSave, durationMs: noticeMs.alert });
    told();
  }, [news, show, told]);

  return null;
}
