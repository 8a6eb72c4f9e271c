import { useEffect, useState } from 'react';
import { keysOf, storedData, type StorageArea, type StoredSubject } from '@/lib/domain/stored-data';
import { deviceStorage, onStorageChange, tabStorage } from '@/lib/stores/safe-storage';

const storages = { device: deviceStorage, tab: tabStorage };

/** Lists all persisted data and follows changes in any tab; undefined until first read. */
export function useStoredData() {
  const [now, setNow] = useState<ReturnType<typeof storageSnapshot>>();
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
    for (const key of storedKeys(subject, area)) storages[area].remove(key);
  }
  // Browsers fire `storage` in other tabs only.
  window.dispatchEvent(new StorageEvent('storage'));
}

function storedKeys(subject: StoredSubject, area: StorageArea) {
  return keysOf(subject, storages[area].keys() ?? []);
}

function storageSnapshot() {
  const records = storedData.map(({ subject, area }) => {
    const texts = storedKeys(subject, area).flatMap((key) => {
      const text = storages[area].read(key);
      return text === null ? [] : [{ key, text }];
    });
    return { subject, area, texts };
  });
  return {
    records,
    /** Time of reading, in ms since 1970. */
    at: Date.now(),
    /** False when storage is unavailable or a value is only in memory. */
    isPersistent:
      Object.values(storages).every((storage) => storage.keys() !== undefined) &&
      records.every(({ area, texts }) => texts.every(({ key }) => storages[area].isStored(key))),
  };
}
