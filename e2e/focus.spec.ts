import { expect, type Page } from 'playwright/test';
import { installLayoutAudit } from './layout-audit';
import { known } from './known-products';
import { seedCartAndWishlist } from './shown-pages';
import { badge, hydrated, notice, openWithStoppedClock, test } from './storefront';
import { screens } from './viewport';

const { crackers, matcha } = known;

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

for (const size of [screens.desktop, screens.phone, screens.zoomed]) {
  test(`F-127 at ${size.width} px each focused element is marked, in sight and covered by nothing`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await seedCartAndWishlist(page);
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

test('F-127 a notice on a phone covers nothing that has the focus', async ({ page }) => {
  await page.setViewportSize(screens.phone);
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
