import { useEffect, useState } from 'react';
import { recoveryFor } from '@/lib/offline/stale-deploy';
import { tabStorage } from '@/lib/stores/safe-storage';

/** Repeats the error events that the guard script stopped, so that the chunk loader can retry. */
export function redispatchChunkErrors(): void {
  for (const script of document.querySelectorAll('script[data-lost]'))
    script.dispatchEvent(new Event('error'));
}

/** Reloads the page once if a newer deploy caused the error. Returns true if the shopper has to reload it. */
export function useStaleDeploy(error: unknown): boolean {
  const [mustReload, setMustReload] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    const page = { path: window.location.pathname, now: Date.now(), storage: tabStorage };
    async function recover(): Promise<void> {
      const { kind } = await recoveryFor(error, page);
      if (!isCurrent) return;
      if (kind === 'reload') window.location.reload();
      setMustReload(kind === 'changed');
    }
    void recover();
    return () => {
      isCurrent = false;
    };
  }, [error]);

  return mustReload;
}
