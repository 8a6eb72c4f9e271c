import { useSyncExternalStore } from 'react';

/** Whether the browser has a network, as far as it knows; taken for granted until the page is awake. */
export function useOnline(): boolean {
  return useSyncExternalStore(onChange, isOnline, isTakenForGranted);
}

function onChange(tell: () => void): () => void {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}

const isOnline = () => navigator.onLine;
const isTakenForGranted = () => true;
