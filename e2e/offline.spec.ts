import { expect, type Page, type Request } from 'playwright/test';
import { chunkUrls, pageContentUrls, pageLoadsOf } from './deploys';
import { known } from './known-products';
import {
  badge,
  button,
  card,
  cartLine,
  headerLink,
  main,
  notice,
  seedCart,
  stored,
  test,
  waitForHydration,
  interact,
} from './storefront';

const { granola, matcha } = known;

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load chunk|Failed to fetch/] });

/**
 * Watches requests from now on. The returned function tells whether the page at `path` is prefetched: first its content
 * was requested and then a script, and no request is pending.
 */
function watchPrefetch(page: Page, path: string): () => boolean {
  const pending = new Set<Request>();
  let hasRequestedContent = false;
  let hasRequestedScript = false;
  page.on('request', (request) => {
    pending.add(request);
    hasRequestedContent ||= new URL(request.url()).pathname.startsWith(path);
    hasRequestedScript ||= hasRequestedContent && request.resourceType() === 'script';
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return () => hasRequestedScript && pending.size === 0;
}

test('F-89 offline an open page can add to the cart, and a cart page that was prefetched opens and can change the cart', async ({
  page,
  context,
}) => {
  await seedCart(page, [{ id: granola.id, qty: 2 }]);
  await page.goto(matcha.path);
  await waitForHydration(page);
  const isPrefetched = watchPrefetch(page, '/Cart');
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

test('F-89 A-66 a page at rest that loses the network answers a press, and its other parts wait for the network', async ({
  page,
  context,
}) => {
  await page.goto(matcha.path);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await button(page, 'Add to cart').click();
  await expect(notice(page, 'Added to your cart')).toBeVisible();
  const share = button(page, 'Share');
  await share.click();
  await expect(share).toHaveAttribute('aria-busy', 'true');
  await context.setOffline(false);
  await expect(notice(page, /copied/i)).toBeVisible();
  await expect(page.getByText("This part of the shop didn't load")).toHaveCount(0);
});

test('F-89 offline a page that was not prefetched shows the browser’s error, and Back returns to the previous page and its cart', async ({
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

test('F-89 F-85 a page that loses the network while it opens shows a message, and is not replaced by the browser’s error', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await page.route(chunkUrls, (route) => route.abort('internetdisconnected'));
  const pageLoads = pageLoadsOf(page);
  await page.goto(matcha.path);
  await interact(page);
  await expect(main(page).getByRole('alert')).toContainText('You can keep reading');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(matcha.name);
  expect(pageLoads).toHaveLength(1);
});

test('F-89 if the content or a script of the next page gets no answer for 12 seconds, the browser loads that page itself', async ({
  page,
}) => {
  await page.clock.install();
  await seedCart(page, [{ id: granola.id, qty: 2 }]);
  for (const files of [pageContentUrls, chunkUrls]) {
    await page.goto('/Contact');
    await waitForHydration(page);
    await page.route(files, () => {}); // never answered
    await headerLink(page, 'Our Store').click();
    await expect(page.locator('[data-pending]')).toBeAttached();
    await page.clock.fastForward(11_000);
    await expect(page).toHaveURL('/Contact');
    await page.unroute(files);
    // The link is marked as pending slightly before the 12 seconds begin.
    await expect(async () => {
      await page.clock.fastForward(1000);
      await expect(page).toHaveURL('/OurStore', { timeout: 200 });
    }).toPass();
    await waitForHydration(page);
    await expect(card(page, granola.name)).toBeVisible();
    await expect(badge(page)).toHaveText('1');
  }
});
