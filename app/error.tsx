'use client';

import { ProblemScreen } from '@/components/layout/problem-screen';
import { Button } from '@/components/ui/button';
import { errorMessages } from '@/lib/messages/en';

type Props = { readonly reset: () => void };

/** A failure inside a page; header, footer and cart stay (NF-06, A-12). */
export default function ErrorScreen({ reset }: Props) {
  return (
    <ProblemScreen title={errorMessages.title} text={errorMessages.text}>
      <Button onClick={reset}>{errorMessages.retry}</Button>
    </ProblemScreen>
  );
}
