'use client';

import { useTransition, type ReactNode } from 'react';
import { alertNotice } from '@/components/notices/alert-notice';
import { Button } from '@/components/ui/button';
import { useNotices } from '@/lib/stores/notice-store';
import { useSession } from '@/lib/stores/session-store';
import { accountMessages } from '@/messages/account';

type Props = {
  readonly submitLabel: string;
  readonly children: ReactNode;
  /** Not called while an earlier call is pending; a rejection shows a notice. */
  readonly onSubmit: (data: FormData) => void | Promise<void>;
  /** Called on input and before each submit. */
  readonly clearError?: () => void;
};

/** Before JavaScript runs, `method="post"` and the disabled button keep passwords out of the url. */
export function AccountForm({ submitLabel, children, onSubmit, clearError }: Props) {
  const [isBusy, startTransition] = useTransition();
  const isReady = useSession((state) => state.isReady);
  const show = useNotices((state) => state.show);

  async function submit(data: FormData): Promise<void> {
    try {
      await onSubmit(data);
    } catch {
      show(alertNotice(accountMessages.failed, 'error'));
    }
  }

  return (
    <form
      method="post"
      aria-busy={isBusy || undefined}
      className="grid gap-5"
      onInput={clearError}
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        clearError?.();
        const data = new FormData(event.currentTarget);
        startTransition(() => submit(data));
      }}
    >
      {children}
      <Button type="submit" isBusy={isBusy} isReady={isReady}>
        {isBusy ? accountMessages.working : submitLabel}
      </Button>
    </form>
  );
}
