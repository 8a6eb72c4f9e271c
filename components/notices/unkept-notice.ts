import { noticeMs } from '@/lib/domain/constants';
import type { Notice } from '@/lib/stores/notice-store';

/** Something cannot be kept on this device. Apart from the alerts, so that it does not take the place of one (NOTI-07). */
export function unkeptNotice(text: string): Notice {
  return { kind: 'unkept', role: 'status', text, durationMs: noticeMs.alert };
}
