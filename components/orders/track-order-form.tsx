'use client';

import { useRouter } from 'next/navigation';
import { useTransition, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import type { routes } from '@/lib/routes';
import { trackingMessages } from '@/messages/tracking';

type Props = {
  /** The page that the form leads to. */
  readonly detail: typeof routes.trackOrderDetail | typeof routes.dashboardTrackOrderDetail;
};

/** Accepts any values that are not empty. `method="post"` keeps them out of the url. */
export function TrackOrderForm({ detail }: Props) {
  const router = useRouter();
  const [isLeaving, startLeaving] = useTransition();

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    // Only `required` is checked, because native validation would also reject a malformed email.
    const emptyInput = [...event.currentTarget.querySelectorAll('input')].find(
      ({ validity }) => validity.valueMissing,
    );
    if (emptyInput === undefined) startLeaving(() => router.push(detail));
    else emptyInput.reportValidity();
  }

  return (
    // The fields have room for their messages, which come late after a press before hydration.
    <form method="post" noValidate className="grid gap-1" onSubmit={submit}>
      <Field
        label={trackingMessages.orderId}
        name="order-id"
        autoComplete="off"
        isRequired
        className="min-h-23"
      />
      <Field
        label={trackingMessages.email}
        name="email"
        type="email"
        autoComplete="email"
        isRequired
        className="min-h-23"
      />
      <Button type="submit" isBusy={isLeaving}>
        {trackingMessages.submit}
      </Button>
    </form>
  );
}
