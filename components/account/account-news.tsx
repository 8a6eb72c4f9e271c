'use client';

import { useEffect } from 'react';
import { unkeptNotice } from '@/components/account/account-notices';
import { useNotices } from '@/lib/stores/notice-provider';
import { useSession } from '@/lib/stores/session-provider';

/** Tells once when the account cannot be kept. Shows nothing itself. */
export function AccountNews() {
  const news = useSession((state) => state.news);
  const told = useSession((state) => state.newsTold);
  const show = useNotices((state) => state.show);

  useEffect(() => {
    if (news === 'none') return;
    show(unkeptNotice);
    told();
  }, [news, show, told]);

  return null;
}
