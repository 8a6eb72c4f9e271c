'use client';

import { ProblemScreen } from '@/components/layout/problem-screen';
import { useStaleDeploy } from '@/components/layout/use-stale-deploy';
import { Button } from '@/components/ui/button';
import { errorMessages } from '@/messages/error';

type Props = { readonly error: unknown; readonly retry: () => void };

/** Errors within a page; the layout stays mounted. `retry` refetches as well as re-renders. */
export default function ErrorScreen({ error, retry }: Props) {
  const hasChanged = useStaleDeploy(error);
  if (hasChanged) {
    return (
      <ProblemScreen title={errorMessages.shopUpdated} text={errorMessages.shopUpdatedText}>
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
