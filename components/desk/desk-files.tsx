import { useEffect, useState } from 'react';
import { BackupButton } from '@/components/desk/backup-button';
import { dayOf } from '@/components/desk/day-of';
import { FilePicker } from '@/components/desk/file-picker';
import { FilesPart } from '@/components/desk/files-part';
import { saveFile } from '@/components/desk/save-file';
import { StockPart } from '@/components/desk/stock-part';
import { Button } from '@/components/ui/button';
import { formatDay } from '@/lib/domain/day';
import { readBackup } from '@/lib/domain/desk-backup';
import { ordersCsv } from '@/lib/domain/desk-csv';
import { useCatalogue } from '@/lib/stores/catalogue-store';
import { isPersistent } from '@/lib/stores/desk-persistence';
import { useDesk } from '@/lib/stores/desk-store';
import { deskMessages } from '@/messages/desk';

const messages = deskMessages.files;

/** What goes out of the desk as files, and the backup that comes back. */
export function DeskFiles() {
  const { orders, notes, isComplete, add } = useDesk((state) => state);
  const catalogue = useCatalogue((state) => state.catalogue);
  const [restored, setRestored] = useState('');
  const [saved, setSaved] = useState('');
  const [promise, setPromise] = useState<boolean>();
  useEffect(() => void isPersistent().then(setPromise), []);
  const { backedUpAt } = notes;

  async function restore(text: string, name: string): Promise<void> {
    const backup = readBackup(text);
    if (backup.kind !== 'backup') return setRestored(messages.refused[backup.kind](name));
    const { added, changed } = await add(backup.orders, backup.lastInvoice);
    setRestored(messages.restored(added.length, changed.length, backup.unreadableCount));
  }

  function saveCsv(): void {
    const name = `orders-${dayOf(Date.now())}.csv`;
    const text = ordersCsv(orders, catalogue ?? new Map(), { ...deskMessages, dayOf });
    setSaved(saveFile({ name, text, type: 'text/csv' }) ? messages.asked(name) : messages.failed);
  }

  return (
    <details className="hairline">
      <summary className="min-h-11 py-2">
        <h2 className="text-lg">{messages.title}</h2>
      </summary>
      <div className="grid gap-5 pb-4 text-sm">
        <FilesPart
          title={messages.backupTitle}
          hint={`${messages.backupHint} ${backedUpAt === 0 ? messages.neverBackedUp : messages.lastBackup(formatDay(dayOf(backedUpAt)))}`}
          result={restored}
        >
          <BackupButton variant="compact" />
          <FilePicker
            label={messages.restore}
            accept=".json,application/json"
            onText={(text, name) => void restore(text, name)}
            onFailed={(name) => setRestored(messages.refused['no-backup'](name))}
          />
        </FilesPart>
        {promise !== undefined && (
          <p className="text-ink-soft">
            {promise ? deskMessages.storage.persistent : deskMessages.storage.temporary}
          </p>
        )}
        <FilesPart title={messages.csvTitle} hint={messages.csvHint} result={saved}>
          <Button variant="compact" isReady={isComplete} onClick={saveCsv}>
            {messages.csv}
          </Button>
        </FilesPart>
        <StockPart />
      </div>
    </details>
  );
}
