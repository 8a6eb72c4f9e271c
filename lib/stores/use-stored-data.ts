import { useEffect, useState } from 'react';
import { keysOf, storedData, type StorageArea, type StoredSubject } from '@/lib/domain/stored-data';
import { deviceStorage, onStorageChange, tabStorage } from '@/lib/stores/safe-storage';

const storages = { device: deviceStorage, tab: tabStorage };

/** Returns all stored data, and follows changes in any tab; undefined until storage is read. */
export function useStoredData() {
  const [snapshot, setSnapshot] = useState<ReturnType<typeof takeSnapshot>>();
  useEffect(() => {
    const onChange = () => setSnapshot(takeSnapshot());
    onChange();
    const unsubscribes = [
      deviceStorage.watch(onChange),
      tabStorage.watch(onChange),
      onStorageChange(undefined, onChange),
    ];
    return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
  }, []);
  return snapshot;
}

export function deleteStored(subjects: readonly StoredSubject[]): void {
  for (const { subject, area } of storedData) {
    if (!subjects.includes(subject)) continue;
    for (const key of storedKeys(subject, area)) storages[area].remove(key);
  }
  // The stores of this tab must also follow, but browsers fire `storage` only in other tabs.
  window.dispatchEvent(new StorageEvent('storage'));
}

function storedKeys(subject: StoredSubject, area: StorageArea) {
  return keysOf(subject, storages[area].keys() ?? []);
}

function takeSnapshot() {
  const records = storedData.map(({ subject, area }) => {
    const texts = storedKeys(subject, area).flatMap((key) => {
      const text = storages[area].read(key);
      return text === null ? [] : [{ key, text }];
    });
    return { subject, area, texts };
  });
  return {
    records,
    /** The time of reading, in ms since 1970. */
    at: Date.now(),
    /** False if storage is unavailable, or if a value is only in memory. */
    isPersistent:
      Object.values(storages).every((storage) => storage.keys() !== undefined) &&
      records.every(({ area, texts }) => texts.every(({ key }) => storages[area].isStored(key))),
  };
}
