import { useEffect, useState } from 'react';
import { storedData, keysOf, type StoredRecord, type StoredSubject } from '@/lib/domain/stored-data';
import { onStorageChange } from '@/lib/stores/on-storage-change';
import { deviceStorage, tabStorage } from '@/lib/stores/safe-storage';

const storages = { device: deviceStorage, tab: tabStorage };

export type StorageSnapshot = {
  readonly records: readonly StoredRecord[];
  /** Time of reading, in ms since 1970. */
  readonly at: number;
  /** False when storage is unavailable or a value is only in memory. */
  readonly isPersistent: boolean;
};

/** Lists all persisted data and follows changes in any tab; undefined until first read. */
export function useStoredData(): StorageSnapshot | undefined {
  const [now, setNow] = useState<StorageSnapshot>();
  useEffect(() => {
    const onChange = () => setNow(storageSnapshot());
    onChange();
    const stops = [
      deviceStorage.watch(onChange),
      tabStorage.watch(onChange),
      onStorageChange(undefined, onChange),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);
  return now;
}

export function deleteStored(subjects: readonly StoredSubject[]): void {
  for (const { subject, area } of storedData) {
    if (!subjects.includes(subject)) continue;
    for (const key of keysOf(subject, Object.keys(storages[area].entries() ?? {})))
      storages[area].remove(key);
  }
  // Browsers fire `storage` in other tabs only.
  window.dispatchEvent(new StorageEvent('storage'));
}

function storageSnapshot(): StorageSnapshot {
  const records = storedData.map(({ subject, area }) => {
    const keys = keysOf(subject, Object.keys(storages[area].entries() ?? {}));
    const texts = keys.flatMap((key) => {
      const text = storages[area].read(key);
      return text === null ? [] : [{ key, text }];
    });
    return { subject, area, texts };
  });
  // Read after the retries above: values that are only in memory are missing here.
  const stored = { device: deviceStorage.entries(), tab: tabStorage.entries() };
  const isStored = ({ area, texts }: StoredRecord) =>
    texts.every(({ key, text }) => stored[area]?.[key] === text);
  return {
    records,
    at: Date.now(),
    isPersistent: stored.device !== undefined && stored.tab !== undefined && records.every(isStored),
  };
}
