import { useEffect } from 'react';
import { noticeMs } from '@/components/notices/notice-ms';
import { useNotices, type Notice } from '@/lib/stores/notice-store';

/** Shows the notice of a store, if it has one, and tells the store so. */
export function usePendingNotice(notice: Notice | undefined, acknowledge: () => void): void {
  const show = useNotices((state) => state.show);
  useEffect(() => {
    if (notice === undefined) return;
    show(notice);
    acknowledge();
  }, [notice, show, acknowledge]);
}

/** A notice that is announced politely and, since its kind is not `alert`, replaces no alert. */
export function statusNotice(kind: Notice['kind'], text: string): Notice {
  return { kind, role: 'status', text, durationMs: noticeMs.standard };
}
