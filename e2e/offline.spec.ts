import { expect, type Page, type Request } from 'playwright/test';
import { chunkUrls, pageLoadsOf } from './deploys';
import { known } from './known-products';
import {
  badge,
  button,
  card,
  cartLine,
  headerLink,
  hydrated,
  main,
  notice,
  seedCart,
  stored,
  test,
} from './storefront';

const { granola, matcha } = known;

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load chunk|Failed to fetch/] });

/** Whether a hovered page is prefetched; its code comes last. */
function watchPrefetch(page: Page): () => boolean {
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

test('F-89 offline an open page fills the cart, and a prefetched cart opens and changes', async ({
  page,
  context,
}) => {
  await seedCart(page, [{ id: granola.id, qty: 2 }]);
  await page.goto(matcha.path);
  await hydrated(page);
  const isPrefetched = watchPrefetch(page);
  const cart = page.getByRole('banner').getByRole('link', { name: /^Cart, / });
  await cart.hover();
  await expect.poll(isPrefetched).toBe(true);
  await context.setOffline(true);
  await button(page, 'Add to cart').click();
  await expect(badge(page)).toHaveText('2');
  await cart.click();
  await expect(page).toHaveURL('/Cart');
  const line = cartLine(page, matcha.name);
  await line.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(line.getByRole('spinbutton')).toHaveValue('2');
  expect(await stored(page, 'Cart')).toMatchObject([{ id: granola.id }, { id: matcha.id, qty: 2 }]);
});

test('F-89 offline a page that was not fetched is the browser’s error; Back is the page before, with its cart', async ({
  page,
  context,
}) => {
  await page.goto(matcha.path);
  await button(page, 'Add to cart').click();
  await expect(badge(page)).toHaveText('1');
  await context.setOffline(true);
  await headerLink(page, 'Career').click();
  await expect(page).toHaveURL('chrome-error://chromewebdata/');
  await context.setOffline(false);
  await page.goBack();
  await expect(page).toHaveURL(matcha.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(matcha.name);
  await button(page, 'Add to cart').click();
  await expect(notice(page, 'Quantity 2')).toBeVisible();
});

test('F-89 F-85 a page that opens while the network goes shows a message, and is not replaced by the browser’s error', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await page.route(chunkUrls, (route) => route.abort('internetdisconnected'));
  const pageLoads = pageLoadsOf(page);
  await page.goto(matcha.path);
  await expect(main(page).getByRole('alert')).toContainText('You can keep reading');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(matcha.name);
  expect(pageLoads).toHaveLength(1);
});

test('F-89 a page whose content or code neither loads nor fails is opened by the browser after 12 seconds', async ({
  page,
}) => {
  await page.clock.install();
  await seedCart(page, [{ id: granola.id, qty: 2 }]);
  for (const files of ['**/*.txt*', chunkUrls]) {
    await page.goto('/Contact');
    await hydrated(page);
    await page.route(files, () => undefined);
    await headerLink(page, 'Our Store').click();
    await expect(page.locator('[data-pending]')).toBeAttached();
    await page.clock.fastForward(11_000);
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
  }
});
