import { alertMs } from '@/components/notices/alert-ms';
import type { Notice } from '@/lib/stores/notice-store';

/** A storage write failed. Its own kind, so that it does not replace an alert. */
export function unsavedNotice(text: string): Notice {
  return { kind: 'unsaved', role: 'status', text, durationMs: alertMs };
}
