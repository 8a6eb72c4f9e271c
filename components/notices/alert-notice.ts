import { noticeMs } from '@/components/notices/notice-ms';
import type { Notice } from '@/lib/stores/notice-store';

export function alertNotice(text: string, tone: Notice['tone'] = 'plain'): Notice {
  return { kind: 'alert', role: 'alert', text, tone, durationMs: noticeMs.standard };
}
