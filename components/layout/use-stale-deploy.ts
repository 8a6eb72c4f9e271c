import { useEffect, useState } from 'react';
import { recoveryFor } from '@/lib/offline/stale-deploy';
import { tabStorage } from '@/lib/stores/safe-storage';

/** Reloads once after an error caused by a newer deploy. True when the shopper has to reload instead. */
export function useStaleDeploy(error: unknown): boolean {
  const [hasChanged, setChanged] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    const page = { path: window.location.pathname, now: Date.now(), storage: tabStorage };
    async function recover(): Promise<void> {
      const { kind } = await recoveryFor(error, page);
      if (!isCurrent) return;
      if (kind === 'reload') window.location.reload();
      setChanged(kind === 'changed');
    }
    void recover();
    return () => {
      isCurrent = false;
    };
  }, [error]);

  return hasChanged;
}
