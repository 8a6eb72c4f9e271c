import { expect, type Page } from 'playwright/test';
import { ownScript } from './deploys';
import { cachedNotFound, loginPage, openFaultyHost, type FaultyHost } from './hosts';
import { known } from './known-products';
import { badge, button, card, headerLink, hydrated, main, seedCart, test as base } from './storefront';

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

const failed = (page: Page) => main(page).getByRole('alert').filter({ hasText: 'You can keep reading' });

/** Removes a file from the host, with a cacheable 404, until the returned function is called. */
function removeFile(host: FaultyHost, file: string): () => void {
  host.wrong = (path) => (path === file ? cachedNotFound : undefined);
  return () => {
    host.wrong = () => undefined;
  };
}

test('F-156 a script that was missing once, and is cached as missing, loads with Reload', async ({
  page,
  host,
}) => {
  const restore = removeFile(host, await ownScript(page, matcha.path));
  await seedCart(page, [{ id: granola.id, qty: 2 }]);
  await page.goto(matcha.path);
  await expect(failed(page)).toBeVisible();
  restore();
  await button(page, 'Reload').click();
  await hydrated(page);
  await expect(failed(page)).toHaveCount(0);
  await expect(badge(page)).toHaveText('1');
});

test('F-156 a script that is back when the page reloads by itself loads at once', async ({ page, host }) => {
  const file = await ownScript(page, matcha.path);
  let requests = 0;
  host.wrong = (path) => (path === file && ++requests === 1 ? cachedNotFound : undefined);
  await page.goto(matcha.path);
  await hydrated(page);
  await expect(failed(page)).toHaveCount(0);
  expect(requests).toBeGreaterThan(1);
});

test('F-156 the next page, whose script was missing, loads with Try again', async ({ page, host }) => {
  await page.goto('/Contact');
  await hydrated(page);
  const restore = removeFile(host, await ownScript(page, '/OurStore'));
  await headerLink(page, 'Our Store').click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  restore();
  // A failed retry refetches past the cache for the next one.
  const retry = main(page).getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await retry.isVisible()) await retry.click();
    await expect(card(page, granola.name)).toBeVisible({ timeout: 3000 });
  }).toPass();
});

test.describe('pictures and the service worker', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: [/404 \(Not Found\)/] });

  const picture = (page: Page) => card(page, granola.name).locator('img').first();
  const drawnWidth = (page: Page) =>
    picture(page).evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : undefined));

  async function visit(page: Page): Promise<void> {
    await page.goto('/OurStore');
    await hydrated(page);
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  }

  test.beforeEach(async ({ page }) => {
    await page.goto('/Contact');
    await hydrated(page);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  });

  test('F-157 a picture that was once answered with a page shows at the next visit', async ({
    page,
    host,
  }) => {
    host.wrong = (path) => (path.startsWith('/images/') ? loginPage : undefined);
    await visit(page);
    await expect.poll(() => drawnWidth(page)).toBe(0);
    host.wrong = () => undefined;
    await visit(page);
    await expect.poll(() => drawnWidth(page)).toBeGreaterThan(100);
  });

  test('F-157 a page that an earlier worker cached as a picture is fetched again', async ({ page, host }) => {
    await page.evaluate(async (name) => {
      const html = await (await fetch('/OurStore')).text();
      const cache = await caches.open(name);
      const asPage = { headers: { 'Content-Type': 'text/html' } };
      for (const [address] of html.matchAll(/\/images\/products\/[^" ]+\.avif/g))
        await cache.put(address, new Response('<!DOCTYPE html>', asPage));
    }, `minato-pictures-${host.origin}/`);
    await visit(page);
    await expect.poll(() => drawnWidth(page)).toBeGreaterThan(100);
  });
});

test.describe('an offline copy, made while the browser caches a file as missing,', () => {
  test.use({ serviceWorkers: 'allow' });

  test('F-156 fails, and is complete at a later visit', async ({ page, host }) => {
    const file = await ownScript(page, '/Career');
    let requests = 0;
    host.wrong = (path) => (path === file && ++requests === 1 ? cachedNotFound : undefined);
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
    const kept = await page.evaluate(async (address) => (await caches.match(address))?.status, file);
    expect(kept).toBe(200);
  });
});
