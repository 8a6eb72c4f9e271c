'use client';

import { useRouter } from 'next/navigation';
import { useTransition, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import type { routes } from '@/lib/routes';
import { trackingMessages } from '@/messages/tracking';

type Props = {
  readonly detail: typeof routes.trackOrderDetail | typeof routes.dashboardTrackOrderDetail;
};

/** Accepts any non-empty values and keeps them out of the url, hence `method="post"`. */
export function TrackOrderForm({ detail }: Props) {
  const router = useRouter();
  const [isLeaving, startLeaving] = useTransition();

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    // Check only `required`: native validation would also reject a malformed email.
    const empty = [...event.currentTarget.querySelectorAll('input')].find(
      ({ validity }) => validity.valueMissing,
    );
    if (empty === undefined) startLeaving(() => router.push(detail));
    else empty.reportValidity();
  }

  return (
    <form method="post" noValidate className="grid max-w-form gap-5" onSubmit={submit}>
      <Field label={trackingMessages.orderId} name="order-id" autoComplete="off" isRequired />
      <Field label={trackingMessages.email} name="email" type="email" autoComplete="email" isRequired />
      <Button type="submit" isBusy={isLeaving}>
        {trackingMessages.submit}
      </Button>
    </form>
  );
}
