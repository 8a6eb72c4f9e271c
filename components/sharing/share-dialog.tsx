'use client';

import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useState } from 'react';
import { ProductStrip } from '@/components/sharing/product-strip';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { SelectableText } from '@/components/ui/selectable-text';
import { useCopy } from '@/components/ui/use-copy';
import { withBasePath } from '@/lib/base-path';
import type { Product } from '@/lib/domain/product';
import { writeItems, type ListedItem } from '@/lib/domain/shared-items';
import { sharedPath } from '@/lib/routes';
import { copyMessages } from '@/messages/copying';
import { sharingMessages as messages } from '@/messages/sharing';

type Props = {
  readonly title: string;
  readonly list: 'cart' | 'wishlist';
  readonly items: readonly ListedItem[];
  /** The products of the items. */
  readonly products: readonly Product[];
  readonly onClose: () => void;
};

export function ShareDialog({ title, list, items, products, onClose }: Props) {
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
      <ProductStrip products={products} />
      <p className="text-ink-soft">{messages.intro}</p>
      <div className="mt-5 grid items-center gap-5 sm:grid-cols-2">
        <QrCode text={url} />
        <div className="grid gap-3">
          <SelectableText text={url} refusals={refusals} />
          <Button onClick={() => void copyLink()}>{messages.copy}</Button>
          {typeof navigator.share === 'function' && (
            <Button variant="secondary" onClick={() => void share()}>
              {messages.share}
            </Button>
          )}
        </div>
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
      className="mx-auto w-full max-w-60 rounded bg-card text-ink forced-color-adjust-none"
    >
      <path d={toSvgPath(code)} fill="currentColor" />
    </svg>
  );
}
