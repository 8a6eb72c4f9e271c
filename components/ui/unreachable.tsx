'use client';

import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { errorMessages } from '@/lib/messages/en/error';

type Props = { readonly text: string; readonly onRetry: () => void };

/** Stands where a list would be that could not be fetched, with the way to ask for it again. */
export function Unreachable({ text, onRetry }: Props) {
  return (
    <EmptyState text={text}>
      <Button onClick={onRetry}>{errorMessages.retry}</Button>
    </EmptyState>
  );
}
