import { expect, type Page } from 'playwright/test';
import { known } from './known-products';
import { hydrated, badge, card, cartLine, holdScripts, seedCart, stored, test } from './storefront';

const { granola, matcha } = known;

/** Neither loads nor fails: the browser alone would wait for minutes. */
async function stall(page: Page, files: string): Promise<void> {
  await page.route(files, () => undefined);
}

const requestTimeoutMs = 12_000;
const told = (page: Page) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: 'You can keep reading' });
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await seedCart(page, [{ id: granola.id, qty: 2 }]);
});

test('F-85 a page whose code does not come says so after a while, its links lead on, and the words go once it is hydrated', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(matcha.path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.clock.fastForward(requestTimeoutMs - 1000);
  await expect(told(page)).toHaveCount(0);
  await page.clock.fastForward(1000);
  await expect(told(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload', exact: true })).toBeEnabled();
  await link(page, 'Career').click();
  await expect(page).toHaveURL('/Career');
  await page.clock.fastForward(requestTimeoutMs);
  await expect(told(page)).toBeVisible();

  release();
  await hydrated(page);
  await expect(told(page)).toHaveCount(0);
  await expect(badge(page)).toHaveText('1');
  expect(await stored(page, 'Cart')).toMatchObject([{ id: granola.id, qty: 2 }]);
});

test('F-85 a page that is hydrated is told nothing', async ({ page }) => {
  await page.goto(matcha.path);
  await hydrated(page);
  await page.clock.fastForward(requestTimeoutMs);
  await expect(page.getByText('You can keep reading')).toHaveCount(0);
});

for (const [what, files] of [
  ['content', '**/*.txt*'],
  ['code', '**/_next/static/chunks/*.js'],
] as const) {
  test(`F-89 a page whose ${what} does not come is opened by the browser after a while`, async ({ page }) => {
    await page.goto('/Contact');
    await hydrated(page);
    await stall(page, files);
    await link(page, 'Our Store').click();
    await expect(page.locator('[data-pending]')).toBeAttached();
    await page.clock.fastForward(requestTimeoutMs - 1000);
    await expect(page).toHaveURL('/Contact');
    await page.unroute(files);
    // The mark shows slightly before its timeout starts.
    await expect(async () => {
      await page.clock.fastForward(1000);
      await expect(page).toHaveURL('/OurStore', { timeout: 200 });
    }).toPass();
    await hydrated(page);
    await expect(card(page, granola.name)).toBeVisible();
    await expect(badge(page)).toHaveText('1');
  });
}

test('A-63 a catalogue that does not come is given up after a while, and comes when tried again', async ({
  page,
}) => {
  await stall(page, '**/catalogue/*');
  await page.goto('/Cart');
  await hydrated(page);
  await page.clock.fastForward(requestTimeoutMs);
  await expect(page.getByText("Your items are safe, but we couldn't load the catalogue")).toBeVisible();
  await page.unroute('**/catalogue/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cartLine(page, granola.name)).toBeVisible();
});
