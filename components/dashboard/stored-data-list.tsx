'use client';

import { FocusFallback } from '@/components/ui/focus-fallback';
import { IconButton } from '@/components/ui/icon-button';
import { trashIcon } from '@/components/ui/icons/trash';
import { contentOf, type StoredContent } from '@/lib/domain/stored-content';
import { storedData, type StorageArea, type StoredSubject } from '@/lib/domain/stored-data';
import type { useStoredData } from '@/lib/stores/use-stored-data';
import { yourDataMessages as messages } from '@/messages/your-data';

type Props = {
  readonly area: StorageArea;
  /** Undefined until storage is read. */
  readonly snapshot: ReturnType<typeof useStoredData>;
  readonly onDelete: (subject: StoredSubject) => void;
};

export function StoredDataList({ area, snapshot, onDelete }: Props) {
  return (
    <section className="mb-8">
      <h3 className="mb-3 font-sans text-base font-semibold">{messages.places[area]}</h3>
      <ul aria-label={messages.places[area]} className="rounded bg-card px-5 sm:px-6">
        {storedData.map(({ subject, area: areaOfSubject, keys }) => {
          if (areaOfSubject !== area) return null;
          const record = snapshot?.records.find((other) => other.subject === subject);
          return (
            <StoredItem
              key={subject}
              subject={subject}
              keys={subject === 'reloads' ? [messages.reloadKey] : keys}
              content={record && snapshot && contentOf(record, snapshot.at)}
              onDelete={() => onDelete(subject)}
            />
          );
        })}
      </ul>
    </section>
  );
}

type StoredItemProps = {
  readonly subject: StoredSubject;
  readonly keys: readonly string[];
  readonly content: StoredContent | undefined;
  readonly onDelete: () => void;
};

function StoredItem({ subject, keys, content, onDelete }: StoredItemProps) {
  const { name, what } = messages.subjects[subject];
  return (
    <li tabIndex={-1} className="border-line py-4 not-first:border-t">
      <div className="flex min-h-11 items-center justify-between gap-x-4 max-[19rem]:flex-wrap">
        <h4 className="font-semibold min-[19rem]:shrink-0">{name}</h4>
        <p className="ms-auto min-w-0 text-end wrap-anywhere">{content && contentText(subject, content)}</p>
        {content !== undefined && content.kind !== 'nothing' && (
          <FocusFallback find={(wrapper) => wrapper.closest('li')} className="-me-3">
            <IconButton icon={trashIcon} label={messages.deleteOne(name)} onClick={onDelete} />
          </FocusFallback>
        )}
      </div>
      <p className="max-w-prose">{what}</p>
      <p className="mt-1 text-xs text-ink-soft">
        {messages.storedAs}{' '}
        {keys.map((key, index) => (
          <span key={key}>
            {index > 0 && ', '}
            <code dir="ltr" className="font-sans">
              {key}
            </code>
          </span>
        ))}
      </p>
    </li>
  );
}

function contentText(subject: StoredSubject, content: StoredContent): string {
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
