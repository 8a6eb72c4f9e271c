'use client';

import { useState } from 'react';
import { noticeMs } from '@/components/notices/notice-ms';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { shareIcon } from '@/components/ui/icon-paths';
import { SelectableText } from '@/components/ui/selectable-text';
import { useCopy } from '@/components/ui/use-copy';
import { useNotices } from '@/lib/stores/notice-store';
import { productMessages } from '@/messages/product';
import { sharingMessages } from '@/messages/sharing';

/** Copies the url of the page, or shows it selected if copying fails. */
export function ShareButton() {
  const [address, setAddress] = useState('');
  const { refusals, copy } = useCopy();
  const show = useNotices((state) => state.show);

  async function share(): Promise<void> {
    setAddress(window.location.href);
    const { kind } = await copy(window.location.href);
    if (kind === 'refused') return;
    show({ kind: 'copied', role: 'status', text: productMessages.copied, durationMs: noticeMs.standard });
  }

  return (
    <>
      <Button variant="quiet" onClick={() => void share()}>
        <Icon path={shareIcon} />
        {productMessages.share}
      </Button>
      {/* Always rendered, or screen readers would not announce its content. */}
      <p role="status" className="basis-full text-sm empty:sr-only">
        {refusals > 0 && sharingMessages.copyByHand}
      </p>
      {refusals > 0 && (
        <div className="basis-full">
          <SelectableText text={address} refusals={refusals} />
        </div>
      )}
    </>
  );
}
