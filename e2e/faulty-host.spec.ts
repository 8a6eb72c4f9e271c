import { expect, type Page } from 'playwright/test';
import { keptAsMissing, loginPage, openFaultyHost, type FaultyHost } from './faulty-host';
import { known } from './known-products';
import { hydrated, badge, card, seedCart, test as base } from './storefront';

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

const main = (page: Page) => page.getByRole('main');
const told = (page: Page) => main(page).getByRole('alert').filter({ hasText: 'You can keep reading' });

/** The script that only this page loads. */
async function ownScript(page: Page, address: string): Promise<string> {
  const [html, other] = await Promise.all(
    [address, '/Contact'].map(async (path) => (await page.request.get(path)).text()),
  );
  const files = [...(html ?? '').matchAll(/<script src="([^"]+)" async=""/g)].map(([, file = '']) => file);
  return files.find((file) => !other?.includes(file)) ?? '';
}

/** Removes a file from the host, with a cacheable 404, until the returned function is called. */
function loseFile(host: FaultyHost, file: string): () => void {
  host.wrong = (path) => (path === file ? keptAsMissing : undefined);
  return () => {
    host.wrong = () => undefined;
  };
}

for (const serviceWorkers of ['block', 'allow'] as const) {
  test.describe(`where the service worker is ${serviceWorkers === 'allow' ? 'allowed' : 'blocked'}`, () => {
    test.use({ serviceWorkers });

    test('F-156 a file that was missing once, kept as missing for a year, comes with the page’s own reload', async ({
      page,
      host,
    }) => {
      const file = await ownScript(page, matcha.path);
      expect(file).toContain('/_next/static/chunks/');
      const mend = loseFile(host, file);
      await seedCart(page, [{ id: granola.id, qty: 2 }]);
      await page.goto(matcha.path);
      await expect(told(page)).toBeVisible();
      mend();
      await page.getByRole('button', { name: 'Reload', exact: true }).click();
      await hydrated(page);
      await expect(told(page)).toHaveCount(0);
      await expect(badge(page)).toHaveText('1');
    });

    test('F-156 a file that is back when the page reloads by itself brings it at once', async ({
      page,
      host,
    }) => {
      const file = await ownScript(page, matcha.path);
      let asked = 0;
      host.wrong = (path) => (path === file && ++asked === 1 ? keptAsMissing : undefined);
      await page.goto(matcha.path);
      await hydrated(page);
      await expect(told(page)).toHaveCount(0);
      expect(asked).toBeGreaterThan(1);
    });
  });
}

test('F-156 a page that is led to and whose file was missing comes with Try again', async ({
  page,
  host,
}) => {
  await page.goto('/Contact');
  await hydrated(page);
  const mend = loseFile(host, await ownScript(page, '/OurStore'));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Our Store' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  mend();
  // A failed retry refetches past the cache for the next one.
  const retry = main(page).getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await retry.isVisible()) await retry.click();
    await expect(card(page, granola.name)).toBeVisible({ timeout: 3000 });
  }).toPass();
});

test.describe('pictures and the copy on the device', () => {
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

  test('F-157 a picture that was answered by a page once is there at the next visit', async ({
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

  test('F-157 what an earlier worker has kept as a picture and is none is asked for anew', async ({
    page,
    host,
  }) => {
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

test.describe('a copy that is made while the browser keeps that a file is missing', () => {
  test.use({ serviceWorkers: 'allow' });

  test('F-156 it fails, and is whole at a later visit', async ({ page, host }) => {
    const file = await ownScript(page, '/Career');
    let asked = 0;
    host.wrong = (path) => (path === file && ++asked === 1 ? keptAsMissing : undefined);
    await page.goto('/robots.txt');
    expect(await page.evaluate(async (address) => (await fetch(address)).status, file)).toBe(404);
    await page.goto('/Contact');
    await expect.poll(() => asked).toBe(2);
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
