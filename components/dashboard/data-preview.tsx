'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { SelectableText } from '@/components/ui/selectable-text';
import { useCopy } from '@/components/ui/use-copy';
import { dataFile } from '@/lib/domain/data-export';
import type { StoredRecord } from '@/lib/domain/stored-data';
import { copyMessages } from '@/messages/copying';
import { yourDataMessages as messages } from '@/messages/your-data';

/** Shows the stored data as text to read and copy, for browsers that cannot save files. */
export function DataPreview({ records }: { readonly records: readonly StoredRecord[] }) {
  const [time] = useState(() => new Date().toISOString());
  const [isCopied, setCopied] = useState(false);
  const { refusals, copy } = useCopy();
  const { text } = dataFile(records, time);

  async function copyData(): Promise<void> {
    const { kind } = await copy(text);
    setCopied(kind === 'copied');
  }

  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" onClick={() => void copyData()}>
          {messages.copy}
        </Button>
        {/* This stays mounted, because a live region announces changes, but not its own insertion. */}
        <p role="status" className="empty:sr-only">
          {isCopied && copyMessages.copied}
          {refusals > 0 && copyMessages.byHand}
        </p>
      </div>
      <SelectableText text={text} refusals={refusals} />
    </>
  );
}
