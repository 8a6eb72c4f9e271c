import { expect, type Locator, type Page } from 'playwright/test';
import { hydrated, test } from './storefront';

const toTop = (page: Page) => page.getByRole('button', { name: 'Scroll to top' });

async function edges(drawn: Locator): Promise<{ left: number; top: number; right: number; bottom: number }> {
  return drawn.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  });
}

test('FRAME-23 FRAME-24 the round button stays at the bottom right and scrolls to the top', async ({
  page,
}) => {
  await page.goto('/OurStore');
  const button = toTop(page);
  for (const from of [0, 900]) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), from);
    const box = await button.boundingBox();
    expect(box?.width).toBe(box?.height);
    expect(1280 - (box?.x ?? 0)).toBeLessThan(100);
    expect(800 - (box?.y ?? 0)).toBeLessThan(100);
  }
  const radius = await button.evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).borderRadius),
  );
  expect(radius).toBeGreaterThanOrEqual(22);
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('A-09 FRAME-23 at the top of the page it is dimmed, and a press goes to what lies under it', async ({
  page,
}) => {
  await page.goto('/OurStore');
  await hydrated(page);
  const shown = () =>
    toTop(page).evaluate((button) => getComputedStyle(button.closest('div') ?? button).opacity);
  expect(Number(await shown())).toBeLessThan(1);
  await expect(toTop(page)).toBeVisible();
  const box = await edges(toTop(page));
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const isHit = () =>
    page.evaluate(
      ([left, top]) => document.elementFromPoint(left ?? 0, top ?? 0)?.closest('[data-floating]') !== null,
      [x, y],
    );
  expect(await isHit()).toBe(false);
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await expect.poll(shown).toBe('1');
  expect(await isHit()).toBe(true);
});

for (const [what, tag] of [
  ['a desktop', ''],
  ['a phone', ' @phone'],
] as const) {
  test(`FRAME-23 at the end of a page on ${what} it covers no logo, link or button${tag}`, async ({
    page,
  }) => {
    for (const address of ['/OurStore', '/Cart', '/Login']) {
      await page.goto(address);
      await hydrated(page);
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const button = await edges(toTop(page));
      const footer = page.getByRole('contentinfo');
      for (const thing of await footer.getByRole('link').or(footer.getByRole('listitem')).all()) {
        const { bottom, right } = await edges(thing);
        expect(bottom <= button.top || right <= button.left, `${address} ${await thing.innerText()}`).toBe(
          true,
        );
      }
    }
  });
}

for (const width of [320, 390, 1280]) {
  test(`FRAME-23 at ${width} px it passes beside the buttons of the cards, never over them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of ['/', '/OurStore']) {
      await page.goto(address);
      await hydrated(page);
      const { left } = await edges(toTop(page));
      const buttons = page.getByRole('article').getByRole('button');
      const ends = await buttons.evaluateAll((all) =>
        all.map((button) => button.getBoundingClientRect().right),
      );
      expect(ends.length).toBeGreaterThan(30);
      // Buttons beyond the viewport scroll into view with their row.
      expect(ends.filter((end) => end > left && end < width)).toEqual([]);
    }
  });
}
