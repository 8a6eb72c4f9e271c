'use client';

import { useRouter } from 'next/navigation';
import { useTransition, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { trackingMessages } from '@/lib/messages/en/tracking';
import type { routes } from '@/lib/routes';

type Props = {
  /** Where submit leads: the public page of details, or the one within the account. */
  readonly detail: typeof routes.trackOrderDetail | typeof routes.dashboardTrackOrderDetail;
};

/** Both fields are required, any values do, and none of them gets into an address (TRK-01 to TRK-03, A-60, A-66). */
export function TrackOrderForm({ detail }: Props) {
  const router = useRouter();
  const [isLeaving, startLeaving] = useTransition();

  function leave(event: SubmitEvent): void {
    event.preventDefault();
    startLeaving(() => router.push(detail));
  }

  return (
    <form method="post" className="grid max-w-form gap-5" onSubmit={leave}>
      <Field label={trackingMessages.orderId} autoComplete="off" isRequired />
      <Field label={trackingMessages.email} inputMode="email" autoComplete="email" isRequired />
      <Button type="submit" isBusy={isLeaving}>
        {trackingMessages.submit}
      </Button>
    </form>
  );
}
