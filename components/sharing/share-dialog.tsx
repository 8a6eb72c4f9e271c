'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { canShare } from '@/components/ui/can-share';
import { Dialog } from '@/components/ui/dialog';
import { QrCode } from '@/components/ui/qr-code';
import { SelectableText } from '@/components/ui/selectable-text';
import { useCopy } from '@/components/ui/use-copy';
import { withBasePath } from '@/lib/base-path';
import { writeItems, type ListedItem } from '@/lib/domain/shared-items';
import { sharedPath } from '@/lib/routes';
import { sharingMessages as messages } from '@/messages/sharing';

type Props = {
  readonly title: string;
  readonly page: 'cart' | 'wishlist';
  readonly items: readonly ListedItem[];
  readonly onClose: () => void;
};

export function ShareDialog({ title, page, items, onClose }: Props) {
  const [answer, setAnswer] = useState('');
  const { refusals, copy } = useCopy();
  const url = `${window.location.origin}${withBasePath(sharedPath(page, writeItems(items)))}`;

  async function copyLink(): Promise<void> {
    const { kind } = await copy(url);
    setAnswer(kind === 'copied' ? messages.copied : messages.copyByHand);
  }

  async function share(): Promise<void> {
    try {
      await navigator.share({ title, url });
    } catch {
      // The shopper dismissed the share sheet.
    }
  }

  return (
    <Dialog title={title} closeLabel={messages.close} onClose={onClose}>
      <p className="text-ink-soft">{messages.intro}</p>
      <div className="my-5 grid justify-items-center">
        <QrCode text={url} label={messages.qr} />
      </div>
      <SelectableText text={url} refusals={refusals} />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={() => void copyLink()}>{messages.copy}</Button>
        {canShare() && (
          <Button variant="secondary" onClick={() => void share()}>
            {messages.share}
          </Button>
        )}
      </div>
      {/* Always mounted: a live region announces changes, not its own insertion. */}
      <p role="status" className="mt-3 empty:sr-only">
        {answer}
      </p>
    </Dialog>
  );
}
