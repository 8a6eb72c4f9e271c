import type { Locator, Page } from 'playwright/test';

export type Size = { readonly width: number; readonly height: number };

/** The viewports of the tests in px. */
export const screens = {
  // This is the narrowest width that the shop supports.
  narrow: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  largePhone: { width: 412, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
  // This is a desktop at 400 % zoom.
  zoomed: { width: 320, height: 256 },
} as const;

/** Resizes and waits for the layout in the final fonts, as fallback fonts may be wider. */
export async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  // The page may learn its new size some frames later.
  await page.waitForFunction(
    ({ width }) => innerWidth === width && matchMedia(`(width: ${width}px)`).matches,
    size,
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

/** Sets the browser's default font size in px, which is normally 16 (WCAG 1.4.4). */
export async function setFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await session.detach();
  // The page may learn its new font size some frames later.
  await page.waitForFunction(
    (size) => getComputedStyle(document.documentElement).fontSize === `${size}px`,
    standard,
  );
}

/** How far the page is scrolled, in whole px. */
export async function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Makes the page believe that its tab is hidden or visible. */
export async function setVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

/** Hides the page and shows it again, as when an app opens and closes. */
export async function leavePage(page: Page): Promise<void> {
  await setVisibility(page, 'hidden');
  await setVisibility(page, 'visible');
}

/** In px from the top left of the viewport. */
type Edges = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

export async function edgesOf(element: Locator): Promise<Edges> {
  return element.evaluate((drawn) => {
    const { left, top, right, bottom } = drawn.getBoundingClientRect();
    return { left, top, right, bottom };
  });
}

/** Whether the boxes of two elements overlap. */
export async function areOverlapping(first: Locator, second: Locator): Promise<boolean> {
  return overlap(await edgesOf(first), await edgesOf(second));
}

export function overlap(a: Edges, b: Edges): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Lays out sections far from the window too, which otherwise have an estimated height until it comes near. */
export async function layOutFarSections(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const far of document.querySelectorAll<HTMLElement>('.far-section, .far-card'))
      far.style.contentVisibility = 'visible';
  });
}
