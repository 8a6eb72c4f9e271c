'use client';

import { lazy, useState } from 'react';
import { OfflineCopy } from '@/components/dashboard/offline-copy';
import { StoredDataList } from '@/components/dashboard/stored-data-list';
import { useOfflineCopy } from '@/components/dashboard/use-offline-copy';
import { LazyBoundary } from '@/components/loading/lazy-boundary';
import { Button } from '@/components/ui/button';
import { FocusFallback } from '@/components/ui/focus-fallback';
import {
  subjectsDeletedWith,
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

const DataPreview = lazy(async () => ({
  default: (await import('@/components/dashboard/data-preview')).DataPreview,
}));

const areas: readonly StorageArea[] = ['device', 'tab'];
const subjects: readonly StoredSubject[] = storedData.map(({ subject }) => subject);

export function YourData() {
  const snapshot = useStoredData();
  const offlineCopy = useOfflineCopy();
  const [toDelete, setToDelete] = useState<StoredSubject | 'all'>();
  const [status, setStatus] = useState('');
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const isCopyWanted = snapshot?.records.every(
    ({ subject, texts }) => subject !== 'offlineCopy' || texts.length === 0,
  );
  const hasData = snapshot?.records.some(({ texts }) => texts.length > 0) === true;

  async function save(): Promise<void> {
    if (snapshot === undefined) return;
    try {
      setStatus(messages.downloadStarted(await downloadData(snapshot.records)));
    } catch {
      setPreviewOpen(true);
      setStatus(messages.downloadFailed);
    }
  }

  function deleteData(what: StoredSubject | 'all'): void {
    if (what === 'all') void offlineCopy.remove();
    deleteStored(what === 'all' ? subjects : subjectsDeletedWith(what));
    setStatus(what === 'all' ? messages.deletedAll : messages.deleted(messages.subjects[what].name));
  }

  return (
    <>
      <noscript>
        <p className="mb-6">{messages.noScript}</p>
      </noscript>
      {snapshot?.isPersistent === false && (
        <p className="mb-6 border-s-2 border-seal ps-3">{messages.writeFailed}</p>
      )}
      {areas.map((area) => (
        <StoredDataList key={area} area={area} snapshot={snapshot} onDelete={setToDelete} />
      ))}
      <OfflineCopy copy={offlineCopy} isWanted={isCopyWanted} />
      {hasData && (
        <FocusFallback find={(wrapper) => wrapper.nextElementSibling} className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => void save()}>
            {messages.save}
          </Button>
          <Button variant="secondary" onClick={() => setToDelete('all')}>
            {messages.deleteAll}
          </Button>
        </FocusFallback>
      )}
      {/* This stays mounted, because a live region announces changes, but not its own insertion. */}
      <p role="status" tabIndex={-1} className="mt-4 wrap-anywhere empty:sr-only">
        {status}
      </p>
      {hasData && (
        <details
          className="hairline mt-4 pt-2"
          open={isPreviewOpen}
          onToggle={(event) => setPreviewOpen(event.currentTarget.open)}
        >
          <summary className="py-2.5 font-semibold">{messages.read}</summary>
          {isPreviewOpen && (
            <LazyBoundary>
              <DataPreview records={snapshot.records} />
            </LazyBoundary>
          )}
        </details>
      )}
      {toDelete !== undefined && (
        <LazyBoundary>
          <DeleteDialog
            what={toDelete}
            onConfirm={() => deleteData(toDelete)}
            onClose={() => setToDelete(undefined)}
          />
        </LazyBoundary>
      )}
    </>
  );
}

async function downloadData(records: readonly StoredRecord[]): Promise<string> {
  const [{ dataFile }, { downloadFile }] = await Promise.all([
    import('@/lib/domain/data-export'),
    import('@/components/ui/download-file'),
  ]);
  const file = dataFile(records, new Date().toISOString());
  downloadFile(file);
  return file.name;
}
