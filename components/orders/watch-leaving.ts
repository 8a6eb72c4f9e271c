/** How long an app or a print dialog may take to open before a fallback is offered. */
export const appLaunchTimeoutMs = 2000;

/** Reports once whether the page was left or hidden, as when an app opens. Returns a stop function. */
export function watchLeaving(onOutcome: (outcome: 'left' | 'stayed') => void): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  const end = (outcome: 'left' | 'stayed') => {
    stop();
    onOutcome(outcome);
  };
  const timeout = setTimeout(() => end('stayed'), appLaunchTimeoutMs);
  const stop = () => {
    watch.abort();
    clearTimeout(timeout);
  };
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') end('left');
    },
    { signal },
  );
  window.addEventListener('pagehide', () => end('left'), { signal });
  // A desktop app opens beside the page, which only loses focus. On phones a browser prompt takes focus too.
  if (window.matchMedia('(pointer: fine)').matches)
    window.addEventListener('blur', () => end('left'), { signal });
  return stop;
}
