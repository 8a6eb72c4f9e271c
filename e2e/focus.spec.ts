import { expect, type Page } from 'playwright/test';
import { installLayoutAudit } from './layout-audit';
import { known } from './known-products';
import { seedCartAndWishlist } from './shown-pages';
import { badge, notice, openWithStoppedClock, test, waitForHydration } from './storefront';
import { screens } from './viewport';

const { crackers, matcha } = known;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  // Five minutes, because each stop of the focus is audited.
  test.setTimeout(300_000);
  await installLayoutAudit(page);
});

/**
 * Pages without further kinds of control, each with a number of focus stops that it exceeds. They are tabbed through on a
 * desktop only, because that takes long.
 */
const furtherPages = [
  ['/', 60],
  ['/Career', 20],
  ['/Wishlist', 20],
  ['/UserDashboard', 20],
] as const;

/** Presses Tab to the end of the page and returns the number of stops with all their focus faults. */
async function tabThrough(
  page: Page,
  afterEachStop = async () => {},
): Promise<{ stops: number; faults: string[] }> {
  const faults: string[] = [];
  for (let stops = 0; stops < 300; stops += 1) {
    await page.keyboard.press('Tab');
    await afterEachStop();
    const stop = await page.evaluate(() => window.focusFaults());
    if (stop === undefined) return { stops, faults };
    faults.push(...stop.faults.map((fault) => `${stop.name}: ${fault}`));
  }
  throw new Error('The page has more than 300 focus stops');
}

for (const size of [screens.desktop, screens.zoomed]) {
  test(`F-127 at ${size.width} px each focused element has a focus ring, is in sight and is covered by nothing`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await seedCartAndWishlist(page);
    for (const [path, minStops] of [
      ['/OurStore?max=30', 60],
      [crackers.path, 40],
      ['/Cart', 40],
      ['/Cart/Payment', 20],
      ['/Register', 20],
      ['/Contact', 20],
      ...(size === screens.desktop ? furtherPages : []),
    ] as const) {
      await page.goto(path);
      await waitForHydration(page);
      await expect(badge(page)).toHaveText('2');
      const shifts = await page.evaluate(() => window.shiftFaults());
      const { stops, faults } = await tabThrough(page);
      expect.soft([...shifts, ...faults], path).toEqual([]);
      expect(stops, path).toBeGreaterThan(minStops);
    }
  });
}

test('F-127 a notice on a phone never covers the focused element', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  for (const [path, button] of [
    ['/OurStore?category=Matcha_Green_Tea', `Add to cart: ${matcha.name}`],
    [matcha.path, 'Add to cart'],
  ] as const) {
    await openWithStoppedClock(page, path);
    await page.getByRole('button', { name: button, exact: true }).press('Enter');
    await expect(notice(page, 'Quantity')).toBeVisible();
    await page.getByRole('link', { name: 'Minato home' }).first().focus();
    // Only one frame of 17 ms passes at each stop, so that the notice still shows at the end.
    const { faults } = await tabThrough(page, () => page.clock.runFor(17));
    await expect(notice(page, 'Quantity')).toBeVisible();
    expect.soft(faults, path).toEqual([]);
  }
});
