import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Calls `onEnd` after `durationMs`; pauses while `isPaused` or the tab is hidden. `Infinity` never ends. */
export function useCountdown(durationMs: number, isPaused: boolean, onEnd: () => void): void {
  const isHidden = useSyncExternalStore(subscribeToVisibility, isPageHidden, isNeverHidden);
  const remainingMs = useRef(durationMs);
  const latestOnEnd = useRef(onEnd);
  useEffect(() => {
    latestOnEnd.current = onEnd;
  });
  useEffect(() => {
    if (isPaused || isHidden || remainingMs.current === Infinity) return undefined;
    const started = performance.now();
    const timer = setTimeout(() => latestOnEnd.current(), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= performance.now() - started;
    };
  }, [isPaused, isHidden]);
}

function subscribeToVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

const isPageHidden = () => document.visibilityState === 'hidden';
const isNeverHidden = () => false;
