/**
 * Calls `refresh` whenever another tab may have changed what storage holds: at its event, when this page comes
 * back from the back-forward cache, and when a sleeping tab wakes. Returns the way to stop.
 */
export function keepInStep(key: string, refresh: () => void): () => void {
  function onStorage(event: StorageEvent): void {
    // A null key is another tab clearing everything.
    if (event.key === key || event.key === null) refresh();
  }
  function onWake(): void {
    if (document.visibilityState === 'visible') refresh();
  }
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', refresh);
  document.addEventListener('visibilitychange', onWake);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', refresh);
    document.removeEventListener('visibilitychange', onWake);
  };
}
