'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { copyText } from '@/components/ui/copy-text';
import { Icon } from '@/components/ui/icon';
import { shareIcon } from '@/components/ui/icon-paths';
import { noticeMs } from '@/lib/domain/constants';
import { productMessages } from '@/lib/messages/en/product';
import { useNotices } from '@/lib/stores/notice-provider';

/** Copies the page's address and says so; where a browser does not let us, it shows the address (PDP-17, PDP-18, F-68). */
export function ShareButton() {
  const [refused, setRefused] = useState<string>();
  const show = useNotices((state) => state.show);

  async function share(): Promise<void> {
    const address = window.location.href;
    const { kind } = await copyText(address);
    setRefused(kind === 'copied' ? undefined : address);
    if (kind === 'refused') return;
    show({ kind: 'copied', role: 'status', text: productMessages.copied, durationMs: noticeMs.alert });
  }

  return (
    <>
      <Button look="quiet" onClick={() => void share()}>
        <Icon path={shareIcon} />
        {productMessages.share}
      </Button>
      {/* Always there, so that what comes into it is read out. */}
      <p role="status" className="basis-full text-sm empty:sr-only">
        {refused !== undefined && (
          <>
            {productMessages.copyByHand} <span className="select-all break-all font-semibold">{refused}</span>
          </>
        )}
      </p>
    </>
  );
}
