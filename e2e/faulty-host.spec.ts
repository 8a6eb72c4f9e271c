import { expect, type Page } from 'playwright/test';
import { ownScript } from './deploys';
import { cachedNotFound, loginPage, openFaultyHost, type FaultyHost } from './hosts';
import { known } from './known-products';
import {
  badge,
  button,
  card,
  headerLink,
  main,
  seedCart,
  test as base,
  waitForHydration,
} from './storefront';

const { granola, matcha } = known;

const test = base.extend<{ host: FaultyHost }>({
  host: async ({}, use) => {
    const host = await openFaultyHost();
    await use(host);
    await host.close();
  },
  baseURL: async ({ host }, use) => use(host.origin),
});

test.use({
  expectedErrors: [
    /404 \(Not Found\)|Failed to load chunk|A bad HTTP response|bad-precaching|preloaded using link preload but not/,
  ],
});

const loadError = (page: Page) => main(page).getByRole('alert').filter({ hasText: 'You can keep reading' });

/** Answers a file with a cacheable 404 until the returned function is called. */
function removeFile(host: FaultyHost, file: string): () => void {
  host.override = (path) => (path === file ? cachedNotFound : undefined);
  return () => {
    host.override = () => undefined;
  };
}

test('F-156 Reload loads a script whose 404 the browser has cached', async ({ page, host }) => {
  const restore = removeFile(host, await ownScript(page, matcha.path));
  await seedCart(page, [{ id: granola.id, qty: 2 }]);
  await page.goto(matcha.path);
  await expect(loadError(page)).toBeVisible();
  restore();
  await button(page, 'Reload').click();
  await waitForHydration(page);
  await expect(loadError(page)).toHaveCount(0);
  await expect(badge(page)).toHaveText('1');
});

test('F-156 a script that is missing once loads when the page reloads by itself, without a message', async ({
  page,
  host,
}) => {
  const file = await ownScript(page, matcha.path);
  let requests = 0;
  host.override = (path) => {
    if (path !== file) return undefined;
    requests += 1;
    return requests === 1 ? cachedNotFound : undefined;
  };
  await page.goto(matcha.path);
  await waitForHydration(page);
  await expect(loadError(page)).toHaveCount(0);
  expect(requests).toBeGreaterThan(1);
});

test('F-156 Try again loads the next page after its script was missing', async ({ page, host }) => {
  await page.goto('/Contact');
  await waitForHydration(page);
  const restore = removeFile(host, await ownScript(page, '/OurStore'));
  await headerLink(page, 'Our Store').click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  restore();
  // The first press may only replace the cached 404, and the next one then loads the script.
  const retry = main(page).getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await retry.isVisible()) await retry.click();
    await expect(card(page, granola.name)).toBeVisible({ timeout: 3000 });
  }).toPass();
});

test.describe('pictures and the service worker', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: [/404 \(Not Found\)/] });

  const picture = (page: Page) => card(page, granola.name).locator('img').first();
  const pictureWidth = (page: Page) =>
    picture(page).evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : undefined));

  async function openStore(page: Page): Promise<void> {
    await page.goto('/OurStore');
    await waitForHydration(page);
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  }

  test.beforeEach(async ({ page }) => {
    await page.goto('/Contact');
    await waitForHydration(page);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  });

  test('F-157 a picture that the host answered with a login page shows at the next visit', async ({
    page,
    host,
  }) => {
    host.override = (path) => (path.startsWith('/images/') ? loginPage : undefined);
    await openStore(page);
    await expect.poll(() => pictureWidth(page)).toBe(0);
    host.override = () => undefined;
    await openStore(page);
    await expect.poll(() => pictureWidth(page)).toBeGreaterThan(100);
  });

  test('F-157 a picture is fetched again if an earlier service worker cached a page in its place', async ({
    page,
    host,
  }) => {
    await page.evaluate(async (name) => {
      const html = await (await fetch('/OurStore')).text();
      const cache = await caches.open(name);
      const htmlType = { headers: { 'Content-Type': 'text/html' } };
      for (const [address] of html.matchAll(/\/images\/products\/[^" ]+\.avif/g))
        await cache.put(address, new Response('<!DOCTYPE html>', htmlType));
    }, `minato-pictures-${host.origin}/`);
    await openStore(page);
    await expect.poll(() => pictureWidth(page)).toBeGreaterThan(100);
  });
});

test.describe('the offline copy', () => {
  test.use({ serviceWorkers: 'allow' });

  test('F-156 is not made while the browser caches a file as missing, and is complete after a later visit', async ({
    page,
    host,
  }) => {
    const file = await ownScript(page, '/Career');
    let requests = 0;
    host.override = (path) => {
      if (path !== file) return undefined;
      requests += 1;
      return requests === 1 ? cachedNotFound : undefined;
    };
    await page.goto('/robots.txt');
    expect(await page.evaluate(async (address) => (await fetch(address)).status, file)).toBe(404);
    await page.goto('/Contact');
    await expect.poll(() => requests).toBe(2);
    await expect(async () => {
      await page.goto('/Contact');
      await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active, null, {
        timeout: 5000,
      });
    }).toPass();
    const cachedStatus = await page.evaluate(async (address) => (await caches.match(address))?.status, file);
    expect(cachedStatus).toBe(200);
  });
});
