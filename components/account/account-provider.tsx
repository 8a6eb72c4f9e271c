'use client';

import type { ReactNode } from 'react';
import { statusNotice, usePendingNotice } from '@/components/notices/use-pending-notice';
import { SessionProvider, useSession } from '@/lib/stores/session-store';
import { accountMessages } from '@/messages/account';

const notices = {
  none: undefined,
  unsaved: statusNotice('unsaved', accountMessages.cannotSave),
};

/** Provides the session to the pages that show it, and shows a notice if the account cannot be saved. */
export function AccountProvider({ children }: { readonly children: ReactNode }) {
  return (
    <SessionProvider>
      {children}
      <AccountNotices />
    </SessionProvider>
  );
}

function AccountNotices() {
  usePendingNotice(
    useSession((state) => notices[state.pendingNotice]),
    useSession((state) => state.acknowledge),
  );
  return null;
}
