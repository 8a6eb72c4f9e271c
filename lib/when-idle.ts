const maxDelayMs = 1000;

/**
 * Calls back once the page has loaded and the browser is idle, but at most a second later: Chromium may never call back for
 * a page that draws no frames. Safari, which lacks requestIdleCallback, calls back after that second.
 */
export function whenIdle(callback: () => void): void {
  function wait(): void {
    if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: maxDelayMs });
    else setTimeout(callback, maxDelayMs);
  }
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
