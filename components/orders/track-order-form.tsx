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

/** Accepts any values that are not empty, so the type of the email is text. `method="post"` keeps them out of the url. */
export function TrackOrderForm({ detail }: Props) {
  const router = useRouter();
  const [isLeaving, startLeaving] = useTransition();

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    startLeaving(() => router.push(detail));
  }

  return (
    <form method="post" className="grid gap-5" onSubmit={submit}>
      <Field label={trackingMessages.orderId} name="order-id" autoComplete="off" isRequired />
      <Field
        label={trackingMessages.email}
        name="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        isRequired
      />
      <Button type="submit" isBusy={isLeaving}>
        {trackingMessages.submit}
      </Button>
    </form>
  );
}
