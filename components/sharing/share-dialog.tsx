'use client';

import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { SelectableText } from '@/components/ui/selectable-text';
import { useCopy } from '@/components/ui/use-copy';
import { withBasePath } from '@/lib/base-path';
import { writeItems, type ListedItem } from '@/lib/domain/shared-items';
import { sharedPath } from '@/lib/routes';
import { copyMessages } from '@/messages/copying';
import { sharingMessages as messages } from '@/messages/sharing';

type Props = {
  readonly title: string;
  readonly list: 'cart' | 'wishlist';
  readonly items: readonly ListedItem[];
  readonly onClose: () => void;
};

export function ShareDialog({ title, list, items, onClose }: Props) {
  const [copyResult, setCopyResult] = useState('');
  const { refusals, copy } = useCopy();
  const url = `${window.location.origin}${withBasePath(sharedPath(list, writeItems(items)))}`;

  async function copyLink(): Promise<void> {
    const { kind } = await copy(url);
    setCopyResult(kind === 'copied' ? copyMessages.copied : copyMessages.byHand);
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
        <QrCode text={url} />
      </div>
      <SelectableText text={url} refusals={refusals} />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={() => void copyLink()}>{messages.copy}</Button>
        {typeof navigator.share === 'function' && (
          <Button variant="secondary" onClick={() => void share()}>
            {messages.share}
          </Button>
        )}
      </div>
      {/* The live region is always mounted, because it announces changes and not its own insertion. */}
      <p role="status" className="mt-3 empty:sr-only">
        {copyResult}
      </p>
    </Dialog>
  );
}

/** Width in modules of the empty border that scanners need. */
const quietZone = 4;

/** The code stays dark on light in forced-colours mode, because scanners fail otherwise. */
function QrCode({ text }: { readonly text: string }) {
  const code = generate(text);
  const side = code.size + 2 * quietZone;
  return (
    <svg
      role="img"
      aria-label={messages.qr}
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="w-full max-w-60 rounded bg-card text-ink forced-color-adjust-none"
    >
      <path d={toSvgPath(code)} fill="currentColor" />
    </svg>
  );
}
