import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Calls `onEnd` after `durationMs`; pauses while `isPaused` or the tab is hidden. `Infinity` never ends. */
export function useCountdown(durationMs: number, isPaused: boolean, onEnd: () => void): void {
  const isHidden = useSyncExternalStore(onVisibility, isPageHidden, isNeverHidden);
  const remainingMs = useRef(durationMs);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (isPaused || isHidden || remainingMs.current === Infinity) return undefined;
    const started = performance.now();
    const timer = setTimeout(() => end.current(), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= performance.now() - started;
    };
  }, [isPaused, isHidden]);
}

function onVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

const isPageHidden = () => document.visibilityState === 'hidden';
const isNeverHidden = () => false;
