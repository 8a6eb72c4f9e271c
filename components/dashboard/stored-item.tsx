'use client';

import { IconButton } from '@/components/ui/icon-button';
import { trashIcon } from '@/components/ui/icon-paths';
import { useFocusFallback } from '@/components/ui/use-focus-fallback';
import type { StoredContent } from '@/lib/domain/stored-content';
import { storedData, type StoredSubject } from '@/lib/domain/stored-data';
import { yourDataMessages as messages } from '@/messages/your-data';

type Props = {
  readonly subject: StoredSubject;
  /** Undefined until storage is read. */
  readonly content: StoredContent | undefined;
  readonly onDelete: () => void;
};

export function StoredItem({ subject, content, onDelete }: Props) {
  const { name, what } = messages.subjects[subject];
  const keys = storedData.find((entry) => entry.subject === subject)?.keys ?? [];
  return (
    <li tabIndex={-1} className="border-line py-4 not-first:border-t">
      <div className="flex min-h-11 items-center justify-between gap-x-4 max-[19rem]:flex-wrap">
        <h4 className="font-semibold min-[19rem]:shrink-0">{name}</h4>
        <p className="ms-auto min-w-0 text-end wrap-anywhere">{content && nowIn(subject, content)}</p>
        {content !== undefined && content.kind !== 'nothing' && (
          <DeleteButton label={messages.deleteOne(name)} onClick={onDelete} />
        )}
      </div>
      <p className="max-w-prose">{what}</p>
      <p className="mt-1 text-sm text-ink-soft">
        {messages.storedAs}{' '}
        {(subject === 'reloads' ? [messages.reloadKey] : keys).map((key, index) => (
          <span key={key}>
            {index > 0 && ', '}
            <code dir="ltr">{key}</code>
          </span>
        ))}
      </p>
    </li>
  );
}

/** Unmounts with what it deletes; focus moves to the list item. */
function DeleteButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  const ref = useFocusFallback<HTMLDivElement>((gone) => gone.closest('li'));
  return (
    <div ref={ref} className="-me-3">
      <IconButton icon={trashIcon} label={label} onClick={onClick} />
    </div>
  );
}

function nowIn(subject: StoredSubject, content: StoredContent): string {
  switch (content.kind) {
    case 'nothing':
      return messages.nothingStored;
    case 'count':
      return content.count === 0 ? messages.empty : messages.subjects[subject].count(content.count);
    case 'text':
      return content.text;
    case 'unreadable':
      return messages.unreadable;
  }
}
