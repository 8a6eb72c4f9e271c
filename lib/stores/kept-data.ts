import { useEffect, useState } from 'react';
import { keptData, keysOf, type Kept, type KeptPlace, type KeptSubject } from '@/lib/domain/kept-data';
import { keepInStep } from '@/lib/stores/keep-in-step';
import { deviceStorage, tabStorage } from '@/lib/stores/safe-storage';

const storages = { device: deviceStorage, tab: tabStorage };
const opened = { device: () => window.localStorage, tab: () => window.sessionStorage };

/** Everything that is kept now. */
export type KeptNow = {
  readonly kept: readonly Kept[];
  /** When it was looked at, in ms since 1970. */
  readonly at: number;
  /** Whether it outlasts this page. */
  readonly isKeeping: boolean;
};

/** Everything that is kept, and whatever becomes of it in this tab and in others; undefined until it is read. */
export function useKeptData(): KeptNow | undefined {
  const [now, setNow] = useState<KeptNow>();
  useEffect(() => {
    const look = () => setNow(keptNow());
    look();
    const stops = [deviceStorage.watch(look), tabStorage.watch(look), keepInStep(undefined, look)];
    return () => stops.forEach((stop) => stop());
  }, []);
  return now;
}

/** Deletes what is kept of these subjects; the stores of this tab and of all others are in step then. */
export function deleteKept(subjects: readonly KeptSubject[]): void {
  for (const { subject, place } of keptData) {
    if (!subjects.includes(subject)) continue;
    for (const key of keysOf(subject, Object.keys(held(place) ?? {}))) storages[place].remove(key);
  }
  // The browser tells the other tabs by itself, and this one never.
  window.dispatchEvent(new StorageEvent('storage'));
}

function keptNow(): KeptNow {
  const kept = keptData.map(({ subject, place }) => {
    const keys = keysOf(subject, Object.keys(held(place) ?? {}));
    const texts = keys.flatMap((key) => {
      const text = storages[place].read(key);
      return text === null ? [] : [{ key, text }];
    });
    return { subject, place, texts };
  });
  // What is only remembered is not in the browser's own storage, after the reading has tried it again.
  const stored = { device: held('device'), tab: held('tab') };
  const isKept = ({ place, texts }: Kept) => texts.every(({ key, text }) => stored[place]?.[key] === text);
  return {
    kept,
    at: Date.now(),
    isKeeping: stored.device !== undefined && stored.tab !== undefined && kept.every(isKept),
  };
}

/** What the browser's own storage holds, of others at this address too; undefined where it cannot be had. */
function held(place: KeptPlace): Readonly<Record<string, string>> | undefined {
  try {
    const storage = opened[place]();
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    return Object.fromEntries(keys.map((key) => [key, storage.getItem(key) ?? '']));
  } catch {
    return undefined;
  }
}
