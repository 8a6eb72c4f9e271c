'use client';

import { newsNotices } from '@/components/account/account-notices';
import { useNews } from '@/components/notices/use-news';
import { useSession } from '@/lib/stores/session-provider';

/** Tells once when the account cannot be kept. Shows nothing itself. */
export function AccountNews() {
  const notice = useSession((state) => newsNotices[state.news]);
  const told = useSession((state) => state.newsTold);
  useNews(notice, told);
  return null;
}
