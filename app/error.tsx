'use client';

import { ProblemScreen } from '@/components/layout/problem-screen';
import { useStaleDeploy } from '@/components/layout/use-stale-deploy';
import { Button } from '@/components/ui/button';
import { errorMessages } from '@/messages/error';

type Props = { readonly error: unknown; readonly retry: () => void };

/** Replaces a page that threw; the layout stays mounted. `retry` fetches the page again and renders it. */
export default function ErrorScreen({ error, retry }: Props) {
  const mustReload = useStaleDeploy(error);
  if (mustReload) {
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
