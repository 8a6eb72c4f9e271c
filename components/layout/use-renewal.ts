import { useEffect, useState } from 'react';
import { renewalFor } from '@/lib/stores/renewal';
import { tabStorage } from '@/lib/stores/safe-storage';

/** Loads the page anew where an error comes from a shop that was deployed meanwhile; whether the shopper is to do it. */
export function useRenewal(error: unknown): boolean {
  const [hasChanged, setChanged] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    const page = { path: window.location.pathname, now: Date.now(), storage: tabStorage };
    async function renew(): Promise<void> {
      const { kind } = await renewalFor(error, page);
      if (!isCurrent) return;
      if (kind === 'reload') window.location.reload();
      setChanged(kind === 'changed');
    }
    void renew();
    return () => {
      isCurrent = false;
    };
  }, [error]);

  return hasChanged;
}
