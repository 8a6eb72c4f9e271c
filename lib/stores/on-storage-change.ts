/**
 * Calls `listener` when another tab may have changed a key (any key if `name` is undefined): on `storage` and
 * `pageshow`, and when the tab becomes visible. Also when a failed write may succeed on retry: after a
 * removal in another tab, and on `pagehide`. Returns the unsubscribe function.
 */
export function onStorageChange(
  name: string | undefined,
  listener: (event?: StorageEvent) => void,
): () => void {
  function onStorage(event: StorageEvent): void {
    // A null key is a `clear()`; a null value frees quota.
    if (name === undefined || event.key === name || event.key === null || event.newValue === null)
      listener(event);
  }
  const onPage = () => listener();
  function onWake(): void {
    if (document.visibilityState === 'visible') listener();
  }
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPage);
  window.addEventListener('pagehide', onPage);
  document.addEventListener('visibilitychange', onWake);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPage);
    window.removeEventListener('pagehide', onPage);
    document.removeEventListener('visibilitychange', onWake);
  };
}
