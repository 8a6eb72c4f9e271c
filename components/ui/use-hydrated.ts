import { useSyncExternalStore } from 'react';

/** False in the exported HTML and during hydration, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(neverChanges, isHydrated, isNotHydrated);
}

const neverChanges = () => () => undefined;
const isHydrated = () => true;
const isNotHydrated = () => false;
