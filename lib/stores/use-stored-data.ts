import { useEffect, useState } from 'react';
import { storedData, keysOf, type Kept, type StoredSubject } from '@/lib/domain/stored-data';
import { onStorageChange } from '@/lib/stores/on-storage-change';
import { deviceStorage, tabStorage } from '@/lib/stores/safe-storage';

const storages = { device: deviceStorage, tab: tabStorage };

export type StorageSnapshot = {
  readonly kept: readonly Kept[];
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
  for (const { subject, place } of storedData) {
    if (!subjects.includes(subject)) continue;
    for (const key of keysOf(subject, Object.keys(storages[place].held() ?? {}))) storages[place].remove(key);
  }
  // Browsers fire `storage` in other tabs only.
  window.dispatchEvent(new StorageEvent('storage'));
}

function storageSnapshot(): StorageSnapshot {
  const kept = storedData.map(({ subject, place }) => {
    const keys = keysOf(subject, Object.keys(storages[place].held() ?? {}));
    const texts = keys.flatMap((key) => {
      const text = storages[place].read(key);
      return text === null ? [] : [{ key, text }];
    });
    return { subject, place, texts };
  });
  // Read after the retries above: values that are only in memory are missing here.
  const stored = { device: deviceStorage.held(), tab: tabStorage.held() };
  const isKept = ({ place, texts }: Kept) => texts.every(({ key, text }) => stored[place]?.[key] === text);
  return {
    kept,
    at: Date.now(),
    isPersistent: stored.device !== undefined && stored.tab !== undefined && kept.every(isKept),
  };
}
