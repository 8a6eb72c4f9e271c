'use client';

import { ProblemScreen } from '@/components/layout/problem-screen';
import { useRenewal } from '@/components/layout/use-renewal';
import { Button } from '@/components/ui/button';
import { errorMessages } from '@/lib/messages/en/error';

type Props = { readonly error: unknown; readonly retry: () => void };

/** A failure inside a page; header, footer and cart stay (NF-06, A-12). Trying again also fetches what did not come. */
export default function ErrorScreen({ error, retry }: Props) {
  const hasChanged = useRenewal(error);
  if (hasChanged) {
    return (
      <ProblemScreen title={errorMessages.changed} text={errorMessages.changedText}>
        <Button onClick={() => window.location.reload()}>{errorMessages.reload}</Button>
      </ProblemScreen>
    );
  }
  return (
    <ProblemScreen title={errorMessages.title} text={errorMessages.text}>
      <Button onClick={retry}>{errorMessages.retry}</Button>
    </ProblemScreen>
  );
}
