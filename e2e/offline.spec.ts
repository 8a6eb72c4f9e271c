import { expect, type Page, type Request } from 'playwright/test';
import { known } from './known-products';
import { hydrated, badge, card, cartLine, notice, seedCart, stored, test } from './storefront';

const { granola, matcha } = known;

test.use({
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load chunk|Failed to fetch/],
});

const main = (page: Page) => page.getByRole('main');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const cartIcon = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart, / });

/** Whether a hovered page is prefetched; its code comes last. */
function watchFetching(page: Page): () => boolean {
  const pending = new Set<Request>();
  let hasCode = false;
  page.on('request', (request) => {
    pending.add(request);
    hasCode ||= request.resourceType() === 'script';
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return () => hasCode && pending.size === 0;
}

test('F-89 without a network an open page still fills the cart', async ({ page, context }) => {
  await page.goto(matcha.path);
  await hydrated(page);
  await context.setOffline(true);
  await main(page).getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(notice(page, 'Added to your cart')).toBeVisible();
  await expect(badge(page)).toHaveText('1');
  expect(await stored(page, 'Cart')).toMatchObject([{ id: matcha.id, qty: 1 }]);
});

test('F-89 a page that was pointed at before opens without a network, and the cart can be changed there', async ({
  page,
  context,
}) => {
  await seedCart(page, [{ id: matcha.id, qty: 2 }]);
  await page.goto('/Contact');
  await hydrated(page);
  const isFetched = watchFetching(page);
  await cartIcon(page).hover();
  await expect.poll(isFetched).toBe(true);
  await context.setOffline(true);
  await cartIcon(page).click();
  await expect(page).toHaveURL('/Cart');
  const line = cartLine(page, matcha.name);
  await line.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(line.getByRole('spinbutton')).toHaveValue('3');
  expect(await stored(page, 'Cart')).toMatchObject([{ id: matcha.id, qty: 3 }]);
});

test('F-89 a page that was not fetched is the browser’s to tell; Back is the page before, with its cart', async ({
  page,
  context,
}) => {
  const add = main(page).getByRole('button', { name: 'Add to cart', exact: true });
  await page.goto(matcha.path);
  await add.click();
  await expect(badge(page)).toHaveText('1');
  await context.setOffline(true);
  await menu(page).getByRole('link', { name: 'Career' }).click();
  await expect(page).toHaveURL('chrome-error://chromewebdata/');
  await context.setOffline(false);
  await page.goBack();
  await expect(page).toHaveURL(matcha.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(matcha.name);
  await expect(badge(page)).toHaveText('1');
  await add.click();
  await expect(notice(page, 'Quantity 2')).toBeVisible();
  expect(await stored(page, 'Cart')).toMatchObject([{ id: matcha.id, qty: 2 }]);
});

test('F-89 a page whose code is out of reach says so in the frame, and comes with the network', async ({
  page,
  context,
}) => {
  await seedCart(page, [{ id: granola.id, qty: 2 }]);
  await page.goto('/Contact');
  await hydrated(page);
  // Its content is prefetched, its code fails.
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort('internetdisconnected'));
  const isFetched = watchFetching(page);
  await menu(page).getByRole('link', { name: 'Our Store' }).hover();
  await expect.poll(isFetched).toBe(true);
  await context.setOffline(true);
  await menu(page).getByRole('link', { name: 'Our Store' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await expect(page).toHaveURL('/OurStore');
  await expect(badge(page)).toHaveText('1');
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await page.unroute('**/_next/static/chunks/*.js');
  await context.setOffline(false);
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(card(page, granola.name)).toBeVisible();
  await expect(badge(page)).toHaveText('1');
});

test('F-89 F-85 a page that opens while the network goes is told, and not exchanged for the browser’s error', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await page.route('**/_next/static/**/*.js', (route) => route.abort('internetdisconnected'));
  let openings = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) openings += 1;
  });
  await page.goto(matcha.path);
  await expect(main(page).getByRole('alert')).toContainText('You can keep reading');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(matcha.name);
  expect(openings).toBe(1);
});
