import { useEffect, useEffectEvent } from 'react';
import type { StorageKey } from '@/lib/domain/stored-data';
import { deviceStorage } from '@/lib/stores/safe-storage';

const fadeMs = 200;

/** Fades the page in after another tab has changed one of these keys, because its content would jump in view. */
export function useFadeOnRemoteChange(...keys: readonly StorageKey[]): void {
  const onStorage = useEffectEvent(({ key }: StorageEvent) => {
    // The key is null after `clear()`.
    if (key !== null && !keys.some((each) => deviceStorage.nameOf(each) === key)) return;
    for (const part of document.querySelectorAll('main, footer')) part.animate({ opacity: [0, 1] }, fadeMs);
  });

  useEffect(() => {
    const listener = (event: StorageEvent) => onStorage(event);
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  }, []);
}
