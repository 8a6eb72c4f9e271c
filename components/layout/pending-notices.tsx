'use client';

import { pendingNotices as accountNotices } from '@/components/account/account-notices';
import { pendingNotices as cartNotices } from '@/components/cart/cart-notices';
import { usePendingNotice } from '@/components/notices/use-pending-notice';
import { pendingNotices as wishlistNotices } from '@/components/wishlist/wishlist-notices';
import { useCart } from '@/lib/stores/cart-store';
import { useSession } from '@/lib/stores/session-store';
import { useWishlist } from '@/lib/stores/wishlist-store';

/** Shows a notice when stored data was corrected, is unreadable or cannot be persisted. */
export function PendingNotices() {
  usePendingNotice(
    useCart((state) => cartNotices[state.pendingNotice]),
    useCart((state) => state.acknowledge),
  );
  usePendingNotice(
    useWishlist((state) => wishlistNotices[state.pendingNotice]),
    useWishlist((state) => state.acknowledge),
  );
  usePendingNotice(
    useSession((state) => accountNotices[state.pendingNotice]),
    useSession((state) => state.acknowledge),
  );
  return null;
}
