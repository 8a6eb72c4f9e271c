import { useSyncExternalStore } from 'react';

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
