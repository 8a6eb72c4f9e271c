import { useEffect } from 'react';
import { fadeInPage } from '@/lib/fade-in-page';
import type { StorageKey } from '@/lib/domain/stored-data';
import { deviceStorage } from '@/lib/stores/safe-storage';

/**
 * Fades the page in after another tab has changed one of these keys, because its content would jump in view. `keys` must
 * be the same array at each render: the answer of a store to the event would remove the listener before it is called.
 */
export function useFadeOnRemoteChange(keys: readonly StorageKey[]): void {
  useEffect(() => {
    function onStorage({ key }: StorageEvent): void {
      // The key is null after `clear()`.
      if (key !== null && !keys.some((each) => deviceStorage.nameOf(each) === key)) return;
      fadeInPage();
    }
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [keys]);
}
