'use client';

import { statusNotice, usePendingNotice } from '@/components/notices/use-pending-notice';
import { useCart } from '@/lib/stores/cart-store';
import { useWishlist } from '@/lib/stores/wishlist-store';
import { storedListMessages } from '@/messages/stored-lists';

const cartNotices = {
  none: undefined,
  changed: statusNotice('changed', storedListMessages.cart.changed),
  unreadable: statusNotice('changed', storedListMessages.cart.unreadable),
  unsaved: statusNotice('unsaved', storedListMessages.cart.cannotSave),
};

const wishlistNotices = {
  none: undefined,
  changed: undefined,
  unreadable: statusNotice('wishlist-changed', storedListMessages.wishlist.unreadable),
  unsaved: statusNotice('unsaved', storedListMessages.wishlist.cannotSave),
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
