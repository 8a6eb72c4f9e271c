import { expect, type Page } from 'playwright/test';
import { known } from './known-products';
import {
  cachedFiles,
  goOffline,
  goOnline,
  isControlled,
  openSecondPage,
  test,
  waitForWorker,
  waitUntilKept,
  type Shop,
} from './offline-copy';
import {
  badge,
  button,
  card,
  cartLine,
  expectLoaded,
  headerLink,
  main,
  productHeadings,
  requestsOf,
  waitForCurtain,
  waitForHydration,
} from './storefront';

const { crackers, granola, matcha } = known;

test.use({
  expectedErrors: [
    /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to fetch|404 \(Not Found\)/,
  ],
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const offlineHeading = 'This page needs an internet connection';

/** Waits until the page has had the time in which it would register a worker, and returns the number of workers. */
async function workersAtRest(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn += 1)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    return (await navigator.serviceWorker.getRegistrations()).length;
  });
}

const expectCached = (page: Page, { host }: Shop, path: string) =>
  expect.poll(() => cachedFiles(page)).toContain(host.origin + path);

test('A-71 the first page of a visit makes no offline copy, and the second page makes one of both', async ({
  page,
  shop,
}) => {
  const requests = requestsOf(page);
  await page.goto('/');
  await waitForHydration(page);
  expect(await workersAtRest(page)).toBe(0);
  expect(await cachedFiles(page)).toEqual([]);
  expect(requests.filter((url) => /sw\.js|\/Cart|\/offline/.test(url))).toEqual([]);
  await headerLink(page, 'Career').click();
  await expect(page).toHaveURL('/Career');
  await waitForWorker(page);
  for (const path of ['/', '/index.txt', '/Career', '/Career.txt', '/Cart', '/offline'])
    await expectCached(page, shop, path);
  const cached = (await cachedFiles(page)).join('\n');
  expect(cached).not.toContain('/AboutUs');
  expect(cached).not.toContain(matcha.path);
});

test('A-71 a page that another one has led to is the second of a visit', async ({ page, shop }) => {
  await page.goto('/robots.txt');
  await openSecondPage(page, matcha.path);
  await expectCached(page, shop, matcha.path);
});

test('A-71 after the home page and one product an order can be made offline, from the first line in the cart on', async ({
  page,
  shop,
}) => {
  await page.goto(matcha.path);
  await waitForHydration(page);
  expect(await workersAtRest(page)).toBe(0);
  await button(page, 'Add to cart').click();
  await waitForWorker(page);
  await waitUntilKept(page, matcha.path);

  await goOffline(page, shop);
  await page.goto(`${matcha.path}/?from=mail`);
  await waitForHydration(page);
  expect(await isControlled(page)).toBe(true);
  await expect(heading(page)).toHaveText(matcha.name);
  await button(page, 'Add to cart').click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Cart, / })
    .click();
  await expect(page).toHaveURL('/Cart');
  await expect(cartLine(page, matcha.name).getByRole('spinbutton')).toHaveValue('2');
  await main(page).getByRole('link', { name: 'Proceed to Payment >' }).click();
  await expect(page).toHaveURL('/Cart/Payment');
  await page.getByRole('textbox', { name: 'Card number' }).fill('4111111111111111');
  await page.getByRole('textbox', { name: 'Month' }).fill('8');
  await page.getByRole('textbox', { name: 'Year' }).fill('2030');
  await page.getByRole('textbox', { name: 'CVV' }).fill('123');
  await main(page).getByRole('link', { name: 'Pay & Place Order >' }).click();
  await expect(page).toHaveURL('/Cart/Payment/PaymentStatus');
  await expect(heading(page)).toHaveText('Payment failed');

  await page.goto(`/Cart/?items=${granola.id}.2`);
  await page.getByRole('button', { name: 'Add to my cart' }).click();
  await expect(cartLine(page, granola.name).getByRole('spinbutton')).toHaveValue('2');
  await page.getByLabel('COD (Cash on Delivery)').check();
  await page.getByRole('button', { name: 'Send this order to the shop' }).click();
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent('2 × Uji Matcha Powder')),
  );
});

test('A-71 offline a page that was opened works, another one shows what is kept, and a seen picture stands in for a larger one', async ({
  page,
  shop,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Our Store' }).first().click();
  await expect(page).toHaveURL('/OurStore');
  await waitForCurtain(page);
  await waitForWorker(page);
  await expectLoaded(card(page, crackers.name).locator('img').first());
  await card(page, crackers.name).getByRole('link', { name: crackers.name }).first().click();
  await expect(heading(page)).toHaveText(crackers.name);
  const picture = main(page).locator('img').first();
  await expectLoaded(picture);
  await waitUntilKept(page, crackers.path);
  expect(await isControlled(page)).toBe(false);
  await deleteFromCaches(page, await picture.evaluate((image: HTMLImageElement) => image.currentSrc));

  await goOffline(page, shop);
  await page.goto(`${crackers.path.replace('&', '%26')}/?from=mail`);
  await expect(heading(page)).toHaveText(crackers.name);
  await button(page, 'Add to cart').click();
  await expect(badge(page)).toHaveText('1');
  // The larger picture is not cached, so the card's picture replaces it.
  await expect.poll(() => picture.evaluate(isShown)).toBe(true);
  await page.goto(granola.path);
  await expect(heading(page)).toHaveText(offlineHeading);
  await expect(badge(page)).toHaveText('1');
  await main(page).getByRole('link', { name: 'Our Store' }).click();
  await expect(page).toHaveURL('/OurStore');
  await expect(productHeadings(page)).toHaveCount(30);
  await page.goto('/');
  await waitForHydration(page);
  await expect(heading(page)).not.toHaveText(offlineHeading);

  await page.goto('/Nowhere');
  await expect(heading(page)).toHaveText(offlineHeading);
  await goOnline(page, shop);
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('Page not found');
});

async function deleteFromCaches(page: Page, url: string): Promise<void> {
  await page.evaluate(async (file) => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(file);
  }, url);
}

/** Whether a picture shows. The service worker answers with a pixel for a picture that is not cached. */
function isShown(image: HTMLElement | SVGElement): boolean {
  return image instanceof HTMLImageElement && image.naturalWidth > 1;
}

test('A-71 A-75 Your Data shows the size of the offline copy, removes it for good, and begins it again', async ({
  page,
}) => {
  await page.goto('/');
  await openSecondPage(page, '/UserDashboard');
  const size = page.getByTestId('offline-copy-size');
  const keepCopy = page.getByRole('checkbox', { name: 'Keep an offline copy' });
  await expect(size).toHaveText(/^[1-9](?:\.\d)? MB on this device$/);
  await page.goto('/UserDashboard');
  await waitForHydration(page);
  expect(await isControlled(page)).toBe(true);
  await page.getByRole('heading', { name: 'Your Data' }).click();
  await keepCopy.uncheck();
  await expect(size).toHaveText('Turned off, nothing kept');
  // The page is still under the worker, which no longer caches.
  await headerLink(page, 'Our Store').click();
  await expect(page).toHaveURL('/OurStore');
  await waitForCurtain(page);
  expect(await workersAtRest(page)).toBe(0);
  expect(await cachedFiles(page)).toEqual([]);
  await page.goto('/', { referer: page.url() });
  await waitForHydration(page);
  expect(await workersAtRest(page)).toBe(0);
  expect(await cachedFiles(page)).toEqual([]);

  await page.goto('/UserDashboard');
  await page.getByRole('heading', { name: 'Your Data' }).click();
  await expect(keepCopy).not.toBeChecked();
  await keepCopy.check();
  await expect(size).toHaveText(/^[1-9](?:\.\d)? MB on this device$/);
  await page.goto('/Cart');
  expect(await isControlled(page)).toBe(true);
});
