import { expect, type Page } from 'playwright/test';
import { test, waitForHydration } from './storefront';
import { edgesOf, overlap, resize, screens } from './viewport';

const toTop = (page: Page) => page.getByRole('button', { name: 'Scroll to top' });

test('FRAME-23 FRAME-24 the round scroll-to-top button stays at the bottom right and scrolls to the top', async ({
  page,
}) => {
  await page.goto('/OurStore');
  const button = toTop(page);
  for (const from of [0, 900]) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), from);
    const box = await button.boundingBox();
    expect(box?.width).toBe(box?.height);
    expect(screens.desktop.width - (box?.x ?? 0)).toBeLessThan(100);
    expect(screens.desktop.height - (box?.y ?? 0)).toBeLessThan(100);
  }
  const radius = await button.evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).borderRadius),
  );
  expect(radius).toBeGreaterThanOrEqual(22); // half of its width
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('A-09 FRAME-23 at the top of the page the scroll-to-top button is dimmed, and a click reaches what lies under it', async ({
  page,
}) => {
  await page.goto('/OurStore');
  await waitForHydration(page);
  const opacity = () =>
    toTop(page).evaluate((button) => getComputedStyle(button.closest('div') ?? button).opacity);
  expect(Number(await opacity())).toBeLessThan(1);
  await expect(toTop(page)).toBeVisible();
  const box = await edgesOf(toTop(page));
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const catchesClicks = () =>
    page.evaluate(
      ([left, top]) => document.elementFromPoint(left ?? 0, top ?? 0)?.closest('.to-top') !== null,
      [x, y],
    );
  expect(await catchesClicks()).toBe(false);
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await expect.poll(opacity).toBe('1');
  expect(await catchesClicks()).toBe(true);
});

test('FRAME-23 at the end of a page the scroll-to-top button covers no logo, link or button, on a desktop and on a phone', async ({
  page,
}) => {
  for (const path of ['/OurStore', '/Cart', '/Login']) {
    await page.goto(path);
    await waitForHydration(page);
    for (const size of [screens.desktop, screens.phone]) {
      await resize(page, size);
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const button = await edgesOf(toTop(page));
      const footer = page.getByRole('contentinfo');
      const items = await footer
        .getByRole('link')
        .or(footer.getByRole('listitem'))
        .evaluateAll((all) =>
          all.map((item) => {
            const { left, top, right, bottom } = item.getBoundingClientRect();
            return { name: item.textContent, left, top, right, bottom };
          }),
        );
      expect(items.length, path).toBeGreaterThan(0);
      expect(
        items.filter((item) => overlap(button, item)),
        path,
      ).toEqual([]);
    }
  }
});

test('FRAME-23 while a page scrolls, the scroll-to-top button stays beside the buttons of the cards and covers none', async ({
  page,
}) => {
  for (const path of ['/', '/OurStore']) {
    await page.goto(path);
    await waitForHydration(page);
    for (const size of [screens.narrow, screens.phone, screens.desktop]) {
      await resize(page, size);
      const { left } = await edgesOf(toTop(page));
      const buttons = page.getByRole('article').getByRole('button');
      const ends = await buttons.evaluateAll((all) =>
        all.map((button) => button.getBoundingClientRect().right),
      );
      expect(ends.length).toBeGreaterThan(30);
      // Buttons beyond the viewport scroll into view with their row.
      expect(ends.filter((end) => end > left && end < size.width)).toEqual([]);
    }
  }
});
