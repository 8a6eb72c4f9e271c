'use client';

import { ProblemScreen } from '@/components/layout/problem-screen';
import { Button } from '@/components/ui/button';
import { errorMessages } from '@/lib/messages/en';

type Props = { readonly retry: () => void };

/** A failure inside a page; header, footer and cart stay (NF-06, A-12). Trying again also fetches what did not come. */
export default function ErrorScreen({ retry }: Props) {
  return (
    <ProblemScreen title={errorMessages.title} text={errorMessages.text}>
      <Button onClick={retry}>{errorMessages.retry}</Button>
    </ProblemScreen>
  );
}
