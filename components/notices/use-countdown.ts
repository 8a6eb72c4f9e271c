import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Calls `onEnd` after `durationMs`; pauses while `isPaused` or the tab is hidden. `Infinity` never ends. */
export function useCountdown(durationMs: number, isPaused: boolean, onEnd: () => void): void {
  const isHidden = useSyncExternalStore(onVisibility, isPageHidden, isNeverHidden);
  const left = useRef(durationMs);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (isPaused || isHidden || left.current === Infinity) return undefined;
    const started = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [isPaused, isHidden]);
}

function onVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

const isPageHidden = () => document.visibilityState === 'hidden';
const isNeverHidden = () => false;
