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

  function close(isDeletion: boolean): void {
    isConfirmed.current = isDeletion;
    setOpen(false);
  }

  function handleClosed(): void {
    onClose();
    if (isConfirmed.current) onConfirm();
  }

  return (
    <Dialog
      title={what === 'all' ? messages.confirm.all : messages.confirm.one(messages.subjects[what].name)}
      closeLabel={messages.close}
      isOpen={isOpen}
      onClose={handleClosed}
    >
      {what === 'account' && <p className="mb-3">{messages.confirm.account}</p>}
      {what === 'session' && <p className="mb-3">{messages.confirm.session}</p>}
      <p>{what === 'all' ? messages.confirm.everything : messages.confirm.gone}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => close(true)}>{what === 'all' ? messages.deleteAll : messages.delete}</Button>
        <Button variant="secondary" onClick={() => close(false)}>
          {messages.cancelDelete}
        </Button>
      </div>
    </Dialog>
  );
}
