'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { copyText } from '@/components/ui/copy-text';
import { Dialog } from '@/components/ui/dialog';
import { QrCode } from '@/components/ui/qr-code';
import { sharingMessages as messages } from '@/lib/messages/en/sharing';
import { withBasePath, type Href } from '@/lib/routes';

type Props = {
  readonly title: string;
  /** What the link opens. */
  readonly path: Href;
  readonly onClose: () => void;
};

/** A link for another person or another device: to copy, to hand to an app, or to read with a camera. */
export function ShareDialog({ title, path, onClose }: Props) {
  const [answer, setAnswer] = useState('');
  const address = `${window.location.origin}${withBasePath(path)}`;

  async function copy(): Promise<void> {
    const { kind } = await copyText(address);
    setAnswer(kind === 'copied' ? messages.copied : messages.copyByHand);
  }

  async function share(): Promise<void> {
    try {
      await navigator.share({ title, url: address });
    } catch {
      // The shopper changed their mind.
    }
  }

  return (
    <Dialog title={title} closeLabel={messages.close} onClose={onClose}>
      <p className="text-ink-soft">{messages.intro}</p>
      <div className="my-5 grid justify-items-center">
        <QrCode text={address} label={messages.qr} />
      </div>
      <p className="rounded bg-card p-3 text-sm break-all select-all">{address}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>{messages.copy}</Button>
        {'share' in navigator && (
          <Button look="secondary" onClick={() => void share()}>
            {messages.share}
          </Button>
        )}
      </div>
      {/* Always there, so that what comes into it is read out. */}
      <p role="status" className="mt-3 empty:sr-only">
        {answer}
      </p>
    </Dialog>
  );
}
