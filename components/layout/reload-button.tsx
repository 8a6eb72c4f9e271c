'use client';

import { Button } from '@/components/ui/button';
import { errorMessages } from '@/messages/error';

export function ReloadButton() {
  return <Button onClick={() => window.location.reload()}>{errorMessages.retry}</Button>;
}
