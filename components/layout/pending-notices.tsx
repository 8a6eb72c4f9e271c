'use client';

import { statusNotice, usePendingNotice } from '@/components/notices/use-pending-notice';
import { useCart } from '@/lib/stores/cart-store';
import { useWishlist } from '@/lib/stores/wishlist-store';
import { cartMessages } from '@/messages/cart';
import { wishlistMessages } from '@/messages/wishlist';

const cartNotices = {
  none: undefined,
  changed: statusNotice('changed', cartMessages.changed),
  unreadable: statusNotice('changed', cartMessages.unreadable),
  unsaved: statusNotice('unsaved', cartMessages.cannotSave),
};

const wishlistNotices = {
  none: undefined,
  changed: undefined,
  unreadable: statusNotice('wishlist-changed', wishlistMessages.unreadable),
  unsaved: statusNotice('unsaved', wishlistMessages.cannotSave),
};

/** Shows a notice when stored data was corrected, cannot be read or cannot be saved. */
export function PendingNotices() {
  usePendingNotice(
    useCart((state) => cartNotices[state.pendingNotice]),
    useCart((state) => state.acknowledge),
  );
  usePendingNotice(
    useWishlist((state) => wishlistNotices[state.pendingNotice]),
    useWishlist((state) => state.acknowledge),
  );
  return null;
}
