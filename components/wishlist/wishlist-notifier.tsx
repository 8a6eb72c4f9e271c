'use client';

import { usePendingNotice } from '@/components/notices/use-pending-notice';
import { pendingNotices } from '@/components/wishlist/wishlist-notices';
import { useWishlist } from '@/lib/stores/wishlist-store';

export function WishlistNotifier() {
  const notice = useWishlist((state) => pendingNotices[state.pendingNotice]);
  const acknowledge = useWishlist((state) => state.acknowledge);
  usePendingNotice(notice, acknowledge);
  return null;
}
