'use client';

import { Button } from '@/components/ui/button';
import { errorMessages } from '@/lib/messages/en/error';

/** Asks for the page of this address once more. */
export function ReloadButton() {
  return <Button onClick={() => window.location.reload()}>{errorMessages.retry}</Button>;
}
