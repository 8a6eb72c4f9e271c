'use client';

import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { errorMessages } from '@/messages/error';

type Props = { readonly text: string; readonly onRetry: () => void };

export function LoadError({ text, onRetry }: Props) {
  return (
    <EmptyState text={text}>
      <Button onClick={onRetry}>{errorMessages.retry}</Button>
    </EmptyState>
  );
}
