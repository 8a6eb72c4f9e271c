'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { StoredSubject } from '@/lib/domain/stored-data';
import { yourDataMessages as messages } from '@/messages/your-data';

type Props = {
  readonly what: StoredSubject | 'all';
  /** Called after the dialog has closed and restored focus. */
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

export function DeleteDialog({ what, onConfirm, onClose }: Props) {
  const [isOpen, setOpen] = useState(true);
  const isConfirmed = useRef(false);

  function answer(isYes: boolean): void {
    isConfirmed.current = isYes;
    setOpen(false);
  }

  function handleClosed(): void {
    onClose();
    if (isConfirmed.current) onConfirm();
  }

  return (
    <Dialog
      title={what === 'all' ? messages.ask.all : messages.ask.one(messages.subjects[what].name)}
      closeLabel={messages.close}
      isOpen={isOpen}
      onClose={handleClosed}
    >
      {what === 'account' && <p className="mb-3">{messages.ask.account}</p>}
      {what === 'session' && <p className="mb-3">{messages.ask.session}</p>}
      <p>{what === 'all' ? messages.ask.everything : messages.ask.gone}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => answer(true)}>{what === 'all' ? messages.removeAll : messages.remove}</Button>
        <Button variant="secondary" onClick={() => answer(false)}>
          {messages.keep}
        </Button>
      </div>
    </Dialog>
  );
}
