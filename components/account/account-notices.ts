import { alertMs } from '@/components/notices/alert-ms';
import { unsavedNotice } from '@/components/notices/unsaved-notice';
import type { Notice } from '@/lib/stores/notice-store';
import { accountMessages } from '@/messages/account';

export const registeredNotice = alertNotice(accountMessages.registered);
export const loggedInNotice = alertNotice(accountMessages.loggedIn);

export const refusedNotices = {
  different: errorNotice(accountMessages.different),
  weak: errorNotice(accountMessages.weak),
} as const;

export const failedNotice = errorNotice(accountMessages.failed);

export const pendingNotices = {
  none: undefined,
  unsaved: unsavedNotice(accountMessages.cannotSave),
} as const;

function alertNotice(text: string): Notice {
  return { kind: 'alert', role: 'alert', text, durationMs: alertMs };
}

function errorNotice(text: string): Notice {
  return { ...alertNotice(text), tone: 'error' };
}
