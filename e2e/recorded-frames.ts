import type { Page } from 'playwright/test';

type Frame = {
  path: string;
  heading: string;
  /** The number of visible product cards. */
  cards: number;
  /** Whether the curtain hides the page, as it does for a second after each change of the path. */
  isCurtainShown: boolean;
  /** Milliseconds since the page began to load. */
  timeMs: number;
};

/**
 * Records the visible changes of each page that loads from now on, checked on every frame and mutation. The returned
 * function reads the changes on the current page.
 */
export async function recordFrames(page: Page): Promise<() => Promise<Frame[]>> {
  await page.addInitScript(() => {
    const frames: Frame[] = [];
    let lastText = '';
    Object.assign(window, { frames });
    function isVisible(element: Element): boolean {
      return element.checkVisibility({ visibilityProperty: true });
    }
    function recordChange(): void {
      const main = document.querySelector('main');
      const frame = {
        path: window.location.pathname,
        heading: [...(main?.querySelectorAll('h1') ?? [])].find(isVisible)?.textContent ?? '',
        cards: [...(main?.querySelectorAll('article') ?? [])].filter(isVisible).length,
        isCurtainShown: document.querySelector('[data-curtain]') !== null,
      };
      const text = JSON.stringify(frame);
      if (text !== lastText) frames.push({ ...frame, timeMs: performance.now() });
      lastText = text;
    }
    function recordEachFrame(): void {
      recordChange();
      requestAnimationFrame(recordEachFrame);
    }
    requestAnimationFrame(recordEachFrame);
    new MutationObserver(recordChange).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
    });
  });
  return () => page.evaluate<Frame[]>('frames');
}
