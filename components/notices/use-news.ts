import { useEffect } from 'react';
import { useNotices } from '@/lib/stores/notice-provider';
import type { Notice } from '@/lib/stores/notice-store';

/** Shows what a store has to tell, once, and lets the store know. */
export function useNews(notice: Notice | undefined, told: () => void): void {
  const show = useNotices((state) => state.show);
  useEffect(() => {
    if (notice === undefined) return;
    show(notice);
    told();
  }, [notice, show, told]);
}
