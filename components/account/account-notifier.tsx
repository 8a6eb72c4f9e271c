'use client';

import { pendingNotices } from '@/components/account/account-notices';
import { usePendingNotice } from '@/components/notices/use-pending-notice';
import { useSession } from '@/lib/stores/session-store';

/** Shows a notice when the session cannot be persisted. */
export function AccountNotifier() {
  const notice = useSession((state) => pendingNotices[state.pendingNotice]);
  const acknowledge = useSession((state) => state.acknowledge);
  usePendingNotice(notice, acknowledge);
  return null;
}
