import type { Page } from 'playwright/test';

/** Resizes and waits for the layout in the final fonts, as fallback fonts may be wider. */
export async function resize(page: Page, size: { readonly width: number; readonly height: number }) {
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

/** The browser's default font size in px, normally 16 (WCAG 1.4.4). */
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
