import { useEffect } from 'react';
import { useNotices } from '@/lib/stores/notice-store';
import type { Notice } from '@/lib/stores/notice-store';

export function usePendingNotice(notice: Notice | undefined, acknowledge: () => void): void {
  const show = useNotices((state) => state.show);
  useEffect(() => {
    if (notice === undefined) return;
    show(notice);
    acknowledge();
  }, [notice, show, acknowledge]);
}
