'use client';

import { lazy, useState } from 'react';
import { StoredItem } from '@/components/dashboard/stored-item';
import { LazyBoundary } from '@/components/loading/lazy-boundary';
import { Button } from '@/components/ui/button';
import { useFocusFallback } from '@/components/ui/use-focus-fallback';
import { contentOf } from '@/lib/domain/stored-content';
import {
  deletedWith,
  storedData,
  type StorageArea,
  type StoredRecord,
  type StoredSubject,
} from '@/lib/domain/stored-data';
import { deleteStored, useStoredData } from '@/lib/stores/use-stored-data';
import { yourDataMessages as messages } from '@/messages/your-data';

const DeleteDialog = lazy(async () => ({
  default: (await import('@/components/dashboard/delete-dialog')).DeleteDialog,
}));

const DataText = lazy(async () => ({
  default: (await import('@/components/dashboard/data-text')).DataText,
}));

const areas: readonly StorageArea[] = ['device', 'tab'];
const subjects: readonly StoredSubject[] = storedData.map(({ subject }) => subject);

export function YourData() {
  const now = useStoredData();
  const [asked, setAsked] = useState<StoredSubject | 'all'>();
  const [answer, setAnswer] = useState('');
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const hasAny = now?.records.some(({ texts }) => texts.length > 0) === true;

  async function save(): Promise<void> {
    if (now === undefined) return;
    try {
      setAnswer(messages.downloadStarted(await downloadData(now.records)));
    } catch {
      setPreviewOpen(true);
      setAnswer(messages.downloadFailed);
    }
  }

  function remove(what: StoredSubject | 'all'): void {
    deleteStored(what === 'all' ? subjects : deletedWith(what));
    setAnswer(what === 'all' ? messages.deletedAll : messages.deleted(messages.subjects[what].name));
  }

  return (
    <>
      <noscript>
        <p className="mb-6">{messages.noScript}</p>
      </noscript>
      {now?.isPersistent === false && (
        <p className="mb-6 border-s-2 border-seal ps-3">{messages.writeFailed}</p>
      )}
      {areas.map((area) => (
        <StoredAreaList key={area} area={area} now={now} onDelete={setAsked} />
      ))}
      <p className="mb-6 max-w-prose text-ink-soft">{messages.offlineCopy}</p>
      {hasAny && <Actions onSave={() => void save()} onDelete={() => setAsked('all')} />}
      {/* Always mounted: a live region announces changes, not its own insertion. */}
      <p role="status" tabIndex={-1} className="mt-4 wrap-anywhere empty:sr-only">
        {answer}
      </p>
      {hasAny && (
        <details
          className="hairline mt-4 pt-2"
          open={isPreviewOpen}
          onToggle={(event) => setPreviewOpen(event.currentTarget.open)}
        >
          <summary className="py-2.5 font-semibold">{messages.read}</summary>
          {isPreviewOpen && (
            <LazyBoundary>
              <DataText kept={now.records} />
            </LazyBoundary>
          )}
        </details>
      )}
      {asked !== undefined && (
        <LazyBoundary>
          <DeleteDialog what={asked} onConfirm={() => remove(asked)} onClose={() => setAsked(undefined)} />
        </LazyBoundary>
      )}
    </>
  );
}

type StoredAreaListProps = {
  readonly area: StorageArea;
  readonly now: ReturnType<typeof useStoredData>;
  readonly onDelete: (subject: StoredSubject) => void;
};

function StoredAreaList({ area, now, onDelete }: StoredAreaListProps) {
  return (
    <section className="mb-8">
      <h3 className="mb-3 font-sans text-base font-semibold">{messages.places[area]}</h3>
      <ul aria-label={messages.places[area]} className="rounded bg-card px-5 sm:px-6">
        {storedData.map((entry) => {
          if (entry.area !== area) return null;
          const kept = now?.records.find(({ subject }) => subject === entry.subject);
          return (
            <StoredItem
              key={entry.subject}
              subject={entry.subject}
              content={kept && now && contentOf(kept, now.at)}
              onDelete={() => onDelete(entry.subject)}
            />
          );
        })}
      </ul>
    </section>
  );
}

/** Returns the name of the file. */
async function downloadData(kept: readonly StoredRecord[]): Promise<string> {
  const [{ dataFile }, { downloadFile }] = await Promise.all([
    import('@/lib/domain/data-export'),
    import('@/components/ui/download-file'),
  ]);
  const file = dataFile(kept, new Date().toISOString());
  downloadFile(file);
  return file.name;
}

type ActionsProps = { readonly onSave: () => void; readonly onDelete: () => void };

/** Unmounts when nothing is left to delete; focus moves to the status message. */
function Actions({ onSave, onDelete }: ActionsProps) {
  const ref = useFocusFallback<HTMLDivElement>((gone) => gone.nextElementSibling);
  return (
    <div ref={ref} className="flex flex-wrap gap-3">
      <Button variant="secondary" onClick={onSave}>
        {messages.save}
      </Button>
      <Button variant="secondary" onClick={onDelete}>
        {messages.deleteAll}
      </Button>
    </div>
  );
}
