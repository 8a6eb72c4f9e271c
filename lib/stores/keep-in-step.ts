import type { KeptKey } from '@/lib/domain/kept-data';

/**
 * Calls `refresh` whenever another tab may have changed what storage holds under a key, or under any where none is
 * given: at its event, when this page comes back from the back-forward cache, and when a sleeping tab wakes. Also when
 * there may be room for what could not be kept: when another tab takes something away, and for a last time when the
 * page goes (F-28). Returns the way to stop.
 */
export function keepInStep(key: KeptKey | undefined, refresh: () => void): () => void {
  function onStorage(event: StorageEvent): void {
    // A null key is another tab clearing everything.
    if (key === undefined || event.key === key || event.key === null || event.newValue === null) refresh();
  }
  function onWake(): void {
    if (document.visibilityState === 'visible') refresh();
  }
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', refresh);
  window.addEventListener('pagehide', refresh);
  document.addEventListener('visibilitychange', onWake);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', refresh);
    window.removeEventListener('pagehide', refresh);
    document.removeEventListener('visibilitychange', onWake);
  };
}
