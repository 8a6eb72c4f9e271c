'use client';

import { IconButton } from '@/components/ui/icon-button';
import { trashIcon } from '@/components/ui/icon-paths';
import { useFocusHeir } from '@/components/ui/use-focus-heir';
import type { KeptContent } from '@/lib/domain/kept-content';
import { keptData, type KeptSubject } from '@/lib/domain/kept-data';
import { yourDataMessages as messages } from '@/lib/messages/en/your-data';

type Props = {
  readonly subject: KeptSubject;
  /** What is in it now; undefined until that is known. */
  readonly content: KeptContent | undefined;
  readonly onDelete: () => void;
};

/** One thing that the shop keeps: what it is, what for, how long, and what is in it now. */
export function KeptItem({ subject, content, onDelete }: Props) {
  const { name, what } = messages.subjects[subject];
  const keys = keptData.find((entry) => entry.subject === subject)?.keys ?? [];
  return (
    <li tabIndex={-1} className="border-line py-4 not-first:border-t">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h4 className="shrink-0 font-semibold">{name}</h4>
        <p className="ms-auto min-w-0 text-end wrap-anywhere">{content && nowIn(subject, content)}</p>
        {content !== undefined && content.kind !== 'nothing' && (
          <DeleteButton label={messages.removeOne(name)} onClick={onDelete} />
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

/** It goes with what it deletes; its place keeps the focus. */
function DeleteButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  const place = useFocusHeir<HTMLDivElement>((gone) => gone.closest('li'));
  return (
    <div ref={place} className="-me-3">
      <IconButton icon={trashIcon} label={label} onClick={onClick} />
    </div>
  );
}

function nowIn(subject: KeptSubject, content: KeptContent): string {
  switch (content.kind) {
    case 'nothing':
      return messages.nothing;
    case 'count':
      return content.count === 0 ? messages.empty : messages.subjects[subject].count(content.count);
    case 'words':
      return content.words;
    case 'unreadable':
      return messages.unreadable;
  }
}
