import { useEffect } from 'react';
import type { KeptKey } from '@/lib/domain/kept-data';
import { keepInStep } from '@/lib/stores/keep-in-step';

type Followed = { readonly getState: () => { readonly refresh: () => unknown } };

/** Reads what storage holds after the first render, and again whenever another tab may have changed it. */
export function useInStep(store: Followed, key: KeptKey): void {
  useEffect(() => {
    const refresh = () => void store.getState().refresh();
    refresh();
    return keepInStep(key, refresh);
  }, [store, key]);
}
