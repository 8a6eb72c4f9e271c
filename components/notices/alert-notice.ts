import { noticeMs } from '@/components/notices/notice-ms';
import type { Notice } from '@/lib/stores/notice-store';

/** A notice that interrupts a screen reader. The next one replaces it. */
export function alertNotice(text: string, tone: Notice['tone'] = 'plain'): Notice {
  return { kind: 'alert', role: 'alert', text, tone, durationMs: noticeMs.standard };
}
