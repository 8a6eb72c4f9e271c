import { expect } from 'playwright/test';
import { known } from './known-products';
import { bill } from './purchase';
import { installShiftAudit } from './shift-audit';
import {
  card,
  cartLine,
  holdRequests,
  holdScripts,
  notice,
  seedCart,
  seedStorage,
  seedWishlist,
  test,
  waitForHydration,
} from './storefront';
import { edgesOf } from './viewport';

const { crackers, granola, matcha } = known;

test('A-33 GEN-09 a chosen currency shows beside the dollars on every page with prices, and is remembered', async ({
  page,
}) => {
  await seedWishlist(page, [matcha.id]);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(matcha.path);
  await waitForHydration(page);
  const main = page.getByRole('main');
  await expect(page.getByText(/≈ (AED|KHR) \d/)).toHaveCount(0);
  await main.getByLabel('Prices in').selectOption('US dollars ≈ riel');
  await expect(main.getByText('≈ KHR 102,600').first()).toBeVisible();
  await expect(main.getByText(/^At checkout:.* in all, shipping and tax included/)).toContainText(
    '$27.19 ≈ KHR 108,800',
  );
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  // The text for screen readers, "about 102,600 riel", follows the visible text without a blank.
  await expect(notice(page, 'Quantity 1')).toContainText('Total $25.65 ≈ KHR 102,600about 102,600 riel');
  await expect(page.getByRole('contentinfo').getByLabel('Prices in')).toHaveValue('KHR');
  const structuredData = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(structuredData.join()).toContain('"priceCurrency":"USD"');
  expect(structuredData.join()).not.toContain('KHR');

  await page.getByRole('contentinfo').getByLabel('Prices in').selectOption('US dollars ≈ dirhams');
  // The crackers cost AED 17 and the matcha AED 94.
  for (const [path, text] of [
    ['/', '≈ AED 17'],
    ['/OurStore', '≈ AED 17'],
    ['/Cart', '≈ AED 94'],
    ['/Cart/Payment', '≈ AED 94'],
    ['/Wishlist', '≈ AED 94'],
    ['/UserDashboard', /^≈ AED \d/],
  ] as const) {
    await page.goto(path);
    await expect(main.getByText(text).first(), path).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(320);
  }
  await page.goto('/Cart');
  await expect(cartLine(page, matcha.name)).toContainText('Total $25.65');
  expect((await bill(page)).Subtotal).toBe('$25.65');
  expect((await bill(page)).Total).toBe('$27.19 ≈ AED 100about 100 dirhams');
  await page.goto('/OurStore');
  await page.getByRole('contentinfo').getByLabel('Prices in').selectOption('US dollars');
  await expect(card(page, crackers.name)).toContainText('$4.50');
  await expect(main.getByText(/≈ (AED|KHR)/)).toHaveCount(0);
});

for (const width of [320, 390, 1280])
  for (const [path, early, late] of [
    ['/OurStore', '$25.65', '≈ KHR 102,600'],
    [matcha.path, '$25.65', /^At checkout:.*KHR/],
    ['/UserDashboard', '$53.81', '≈ KHR 215,200'],
  ] as const)
    test(`A-33 A-82 at ${width} px a stored currency and a stored cart move nothing when ${path} hydrates`, async ({
      page,
    }) => {
      await installShiftAudit(page);
      await seedStorage(page, 'currency', '"KHR"');
      await seedCart(page, [{ id: granola.id, qty: 3 }]);
      await page.setViewportSize({ width, height: 900 });
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      const main = page.getByRole('main');
      await main.getByText(early).first().scrollIntoViewIfNeeded();
      await page.evaluate(async () => document.fonts.ready);
      release();
      await waitForHydration(page);
      await expect(main.getByText(late).first()).toBeVisible();
      expect(await page.evaluate(() => window.shiftFaults())).toEqual([]);
    });

test('A-33 A-66 a currency chosen before hydration makes room for its prices at once', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(matcha.path);
  await page.evaluate(async () => document.fonts.ready);
  const main = page.getByRole('main');
  const quantity = main.getByRole('spinbutton', { name: 'Quantity' });
  const { top } = await edgesOf(quantity);
  await main.getByLabel('Prices in').selectOption('US dollars ≈ dirhams');
  const moved = await edgesOf(quantity);
  expect(moved.top).toBeGreaterThan(top + 15);
  release();
  await expect(main.getByText('≈ AED 94').first()).toBeVisible();
  await expect(main.getByText('1 USD is 3.6725 AED')).toBeVisible();
  expect((await edgesOf(quantity)).top).toBe(moved.top);
});

test('A-33 A-66 a currency chosen before hydration moves nothing in the cart', async ({ page }) => {
  await installShiftAudit(page);
  await seedCart(page, [{ id: granola.id, qty: 3 }]);
  const release = await holdScripts(page);
  await page.goto('/Cart', { waitUntil: 'commit' });
  await expect(cartLine(page, granola.name)).toBeVisible();
  await page.evaluate(async () => document.fonts.ready);
  await page.getByRole('contentinfo').getByLabel('Prices in').selectOption('US dollars ≈ riel');
  release();
  await expect(cartLine(page, granola.name)).toContainText('≈ KHR');
  expect(await page.evaluate(() => window.shiftFaults())).toEqual([]);
});

for (const width of [390, 1280])
  for (const name of ['dirhams', 'riel'])
    test(`A-33 A-66 at ${width} px ${name} chosen before hydration stand in their places, with the fonts of the system too`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const release = await holdScripts(page);
      await holdRequests(page, '**/*.woff2');
      await page.goto(matcha.path, { waitUntil: 'commit' });
      await page.getByRole('contentinfo').getByLabel('Prices in').selectOption(`US dollars ≈ ${name}`);
      const places = page.locator('.converted-price, .currency-rate');
      const shapes = () =>
        places.evaluateAll((elements) =>
          elements.map((element) => {
            const { x, width: wide, height } = element.getBoundingClientRect();
            return [x, wide, height];
          }),
        );
      const reserved = await shapes();
      expect(reserved.length).toBeGreaterThan(2);
      release();
      await expect(page.getByRole('contentinfo').getByText(/^1 USD is/)).toBeVisible();
      expect(await shapes()).toEqual(reserved);
    });
