'use client';

import { useEffect } from 'react';
import { noticeMs } from '@/components/notices/notice-ms';
import { useCart } from '@/lib/stores/cart-store';
import { useNotices, type Notice } from '@/lib/stores/notice-store';
import { useSession } from '@/lib/stores/session-store';
import { useWishlist } from '@/lib/stores/wishlist-store';
import { accountMessages } from '@/messages/account';
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

const accountNotices = {
  none: undefined,
  unsaved: statusNotice('unsaved', accountMessages.cannotSave),
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
  usePendingNotice(
    useSession((state) => accountNotices[state.pendingNotice]),
    useSession((state) => state.acknowledge),
  );
  return null;
}

function usePendingNotice(notice: Notice | undefined, acknowledge: () => void): void {
  const show = useNotices((state) => state.show);
  useEffect(() => {
    if (notice === undefined) return;
    show(notice);
    acknowledge();
  }, [notice, show, acknowledge]);
}

/** A notice that is announced politely and, since its kind is not `alert`, replaces no alert. */
function statusNotice(kind: Notice['kind'], text: string): Notice {
  return { kind, role: 'status', text, durationMs: noticeMs.standard };
}
