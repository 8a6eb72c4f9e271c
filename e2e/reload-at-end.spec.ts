import { expect, type Page } from 'playwright/test';
import { known } from './known-products';
import { installShiftAudit } from './shift-audit';
import { main, seedCart, seedStorage, test, waitForHydration } from './storefront';

const { matcha, granola } = known;

const request = {
  reference: '261122-K7QF',
  // 22 November 2026, 9:00 UTC.
  madeAt: 1_795_338_000_000,
  lines: [{ id: granola.id, name: granola.name, qty: 3, unitCents: 1280 }],
  draft: { method: 'cod' },
  sentBy: ['copy'],
};

async function seedDevice(page: Page): Promise<void> {
  await seedCart(page, [{ id: matcha.id, qty: 2 }]);
  await seedStorage(page, 'recentlyViewed', [{ id: granola.id, at: Date.now() - 60_000 }]);
  await seedStorage(page, 'OrderRequests', [request]);
}

for (const [path, heading] of [
  [matcha.path, 'Recently viewed'],
  ['/Cart/Payment/PaymentStatus', 'Send this order to the shop'],
  ['/UserDashboard', request.reference],
] as const)
  test(`A-66 ${path}, reloaded at its end, moves nothing that is seen when it shows what storage holds`, async ({
    page,
  }) => {
    await installShiftAudit(page);
    await seedDevice(page);
    await page.goto(path);
    await waitForHydration(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(main(page).getByRole('heading', { name: heading })).toBeAttached();
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await page.reload();
    await expect(main(page).getByRole('heading', { name: heading })).toBeAttached();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await page.evaluate(() => window.shiftFaults())).toEqual([]);
  });
