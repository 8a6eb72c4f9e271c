'use client';

import { pendingNotices } from '@/components/cart/cart-notices';
import { usePendingNotice } from '@/components/notices/use-pending-notice';
import { useCart } from '@/lib/stores/cart-store';

/** Shows a notice when the stored cart was corrected, is unreadable or cannot be persisted. */
export function CartNotifier() {
  const notice = useCart((state) => pendingNotices[state.pendingNotice]);
  const acknowledge = useCart((state) => state.acknowledge);
  usePendingNotice(notice, acknowledge);
  return null;
}
