'use client';

import { useTransition, type ReactNode } from 'react';
import { failedNotice } from '@/components/account/account-notices';
import { Button } from '@/components/ui/button';
import { accountMessages } from '@/lib/messages/en/account';
import { useNotices } from '@/lib/stores/notice-provider';
import { useSession } from '@/lib/stores/session-provider';

type Props = {
  readonly submitLabel: string;
  /** The fields. */
  readonly children: ReactNode;
  /** Runs once at a time. */
  readonly onSubmit: () => void | Promise<void>;
  /** Takes away the answer to the last try, when something is typed or tried again. */
  readonly clearAnswer?: () => void;
};

/**
 * The frame of every account form. Its fields have no names and its method is post, so that no browser,
 * with or without script, puts what was typed into an address.
 */
export function AccountForm({ submitLabel, children, onSubmit, clearAnswer }: Props) {
  const [isBusy, start] = useTransition();
  const isReady = useSession((state) => state.ready);
  const show = useNotices((state) => state.show);

  async function submit(): Promise<void> {
    try {
      await onSubmit();
    } catch {
      show(failedNotice);
    }
  }

  return (
    <form
      method="post"
      aria-busy={isBusy || undefined}
      className="grid max-w-form gap-5"
      onInput={clearAnswer}
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        clearAnswer?.();
        start(submit);
      }}
    >
      {children}
      <Button type="submit" isBusy={isBusy} isDisabled={!isReady}>
        {isBusy ? accountMessages.working : submitLabel}
      </Button>
    </form>
  );
}
