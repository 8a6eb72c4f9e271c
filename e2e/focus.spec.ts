import { expect, type Page } from 'playwright/test';
import { installLayoutAudit } from './layout-audit';
import { known } from './known-products';
import { fill } from './shown-pages';
import { hydrated, badge, notice, openWithStoppedClock, test } from './storefront';

const { crackers, matcha } = known;

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  // 1280 px at 400 % zoom.
  { width: 320, height: 256 },
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  test.setTimeout(300_000);
  await installLayoutAudit(page);
});

const longPages = [
  ['/', 60],
  ['/Career', 20],
  ['/Wishlist', 20],
  ['/UserDashboard', 20],
] as const;

/** Tabs through the whole page. */
async function walk(page: Page, rest = async () => {}): Promise<{ stops: number; faults: string[] }> {
  const faults: string[] = [];
  for (let stops = 0; stops < 300; stops += 1) {
    await page.keyboard.press('Tab');
    await rest();
    const stop = await page.evaluate(() => window.focusFaults());
    if (stop === undefined) return { stops, faults };
    faults.push(...stop.faults.map((fault) => `${stop.name}: ${fault}`));
  }
  throw new Error('The page does not end');
}

for (const size of sizes) {
  test(`F-127 the focus is seen at each stop of a page ${size.width} px wide, and covered by nothing`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await fill(page);
    for (const [address, least] of [
      ['/OurStore?max=30', 60],
      [crackers.path, 40],
      ['/Cart', 40],
      ['/Cart/Payment', 20],
      ['/Register', 20],
      ['/Contact', 20],
      // The long pages look the same in a low window.
      ...(size.height < 300 ? [] : longPages),
    ] as const) {
      await page.goto(address);
      await hydrated(page);
      await expect(badge(page)).toHaveText('2');
      const shifts = await page.evaluate(() => window.shiftFaults());
      const { stops, faults } = await walk(page);
      expect.soft([...shifts, ...faults], address).toEqual([]);
      expect(stops, address).toBeGreaterThan(least);
    }
  });
}

for (const size of sizes.slice(0, 2)) {
  test(`F-127 a notice on a page ${size.width} px wide covers nothing that has the focus`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    for (const [address, button] of [
      ['/OurStore?category=Matcha_Green_Tea', `Add to cart: ${matcha.name}`],
      [matcha.path, 'Add to cart'],
    ] as const) {
      await openWithStoppedClock(page, address);
      await page.getByRole('button', { name: button, exact: true }).press('Enter');
      await expect(notice(page, 'Quantity')).toBeVisible();
      await page.getByRole('link', { name: 'Minato home' }).first().focus();
      // One frame per stop, so that the notice stays to the end.
      const { faults } = await walk(page, () => page.clock.runFor(17));
      await expect(notice(page, 'Quantity')).toBeVisible();
      expect.soft(faults, address).toEqual([]);
    }
  });
}
