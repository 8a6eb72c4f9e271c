import type { Page } from 'playwright/test';

type Frame = { path: string; heading: string; cards: number; isDrawn: boolean; at: number };

/** Records visible changes of the next pages, checked on every frame and mutation. */
export async function recordFrames(page: Page): Promise<() => Promise<Frame[]>> {
  await page.addInitScript(() => {
    const frames: Frame[] = [];
    let last = '';
    Object.assign(window, { frames });
    function isSeen(element: Element): boolean {
      return element.checkVisibility({ visibilityProperty: true });
    }
    function look(): void {
      const main = document.querySelector('main');
      const frame = {
        path: window.location.pathname,
        heading: [...(main?.querySelectorAll('h1') ?? [])].find(isSeen)?.textContent ?? '',
        cards: [...(main?.querySelectorAll('article') ?? [])].filter(isSeen).length,
        isDrawn: document.querySelector('[data-curtain]') !== null,
      };
      const seen = JSON.stringify(frame);
      if (seen !== last) frames.push({ ...frame, at: performance.now() });
      last = seen;
    }
    function lookEachFrame(): void {
      look();
      requestAnimationFrame(lookEachFrame);
    }
    requestAnimationFrame(lookEachFrame);
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
  return () => page.evaluate<Frame[]>('frames');
}
