import { useSyncExternalStore } from 'react';

/** The reference in the address, such as `#261122-K7QF`: the Back button then closes an order. */
export function useSelectedReference(): string {
  return useSyncExternalStore(subscribe, read);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

function read(): string {
  return location.hash.slice(1);
}
