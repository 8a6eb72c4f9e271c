import { unkeptNotice } from '@/components/notices/unkept-notice';
import { noticeMs } from '@/lib/domain/constants';
import { accountMessages } from '@/lib/messages/en/account';
import type { Notice } from '@/lib/stores/notice-store';

/** REG-09, LOG-04; it stays over the next page. */
export const registeredNotice = alertNotice(accountMessages.registered);
export const loggedInNotice = alertNotice(accountMessages.loggedIn);

/** Why new passwords are refused (REG-06 to REG-08). */
export const refusedNotices = {
  different: errorNotice(accountMessages.different),
  weak: errorNotice(accountMessages.weak),
} as const;

export const failedNotice = errorNotice(accountMessages.failed);

/** What the session has to tell. */
export const newsNotices = {
  none: undefined,
  unkept: unkeptNotice(accountMessages.cannotSave),
} as const;

function alertNotice(text: string): Notice {
  return { kind: 'alert', role: 'alert', text, durationMs: noticeMs.alert };
}

function errorNotice(text: string): Notice {
  return { ...alertNotice(text), tone: 'error' };
}
