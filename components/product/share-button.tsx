import { useState } from 'react';
import { noticeMs } from '@/components/notices/notice-ms';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { shareIcon } from '@/components/ui/icons/share';
import { SelectableText } from '@/components/ui/selectable-text';
import { useCopy } from '@/components/ui/use-copy';
import { useNotices } from '@/lib/stores/notice-store';
import { copyMessages } from '@/messages/copying';
import { productControlMessages } from '@/messages/product-controls';

/** Copies the url of the page. */
export function ShareButton() {
  const [url, setUrl] = useState('');
  const { refusals, copy } = useCopy();
  const show = useNotices((state) => state.show);

  async function share(): Promise<void> {
    setUrl(window.location.href);
    const { kind } = await copy(window.location.href);
    if (kind === 'refused') return;
    show({
      kind: 'copied',
      role: 'status',
      text: copyMessages.copied,
      durationMs: noticeMs.standard,
    });
  }

  return (
    <>
      <Button variant="quiet" onClick={() => void share()}>
        <Icon path={shareIcon} />
        {productControlMessages.share}
      </Button>
      {/* Always rendered, because screen readers announce only what enters an existing live region. */}
      <p role="status" className="basis-full text-sm empty:sr-only">
        {refusals > 0 && copyMessages.byHand}
      </p>
      {refusals > 0 && (
        <div className="basis-full">
          <SelectableText text={url} refusals={refusals} />
        </div>
      )}
    </>
  );
}
