import { useSyncExternalStore } from 'react';

/** False in the exported HTML and while React takes over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribe, isHydrated, isNotHydrated);
}

const subscribe = () => () => undefined;
const isHydrated = () => true;
const isNotHydrated = () => false;
