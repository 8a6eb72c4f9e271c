/**
 * Calls `listener` when another tab may have changed a key (any key if `name` is undefined): on `storage` and
 * `pageshow`, and when the tab becomes visible. Also when a failed write may succeed on retry: after a
 * removal in another tab, and on `pagehide`. Returns the unsubscribe function.
 */
export function onStorageChange(name: string | undefined, listener: (event: Event) => void): () => void {
  function onStorage(event: StorageEvent): void {
    // A null key is a `clear()`; a null value frees quota.
    if (name === undefined || event.key === name || event.key === null || event.newValue === null)
      listener(event);
  }
  function onVisibilityChange(event: Event): void {
    if (document.visibilityState === 'visible') listener(event);
  }
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', listener);
  window.addEventListener('pagehide', listener);
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', listener);
    window.removeEventListener('pagehide', listener);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}
