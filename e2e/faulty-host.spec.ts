import { expect, type Page } from 'playwright/test';
import { ownScript, pageLoadsOf } from './deploys';
import { cachedNotFound, loginPage, openFaultyHost, type FaultyHost } from './hosts';
import { known } from './known-products';
import { cachedFiles, isControlled, openSecondPage } from './offline-copy';
import {
  badge,
  button,
  card,
  headerLink,
  interact,
  main,
  notice,
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
  expectedErrors: [/404 \(Not Found\)|Failed to load chunk|A bad HTTP response|bad-precaching/],
});

const loadError = (page: Page) => main(page).getByRole('alert').filter({ hasText: 'You can keep reading' });

/** The host answers this file with a 404, which browsers cache, until the returned function is called. */
function removeFile(host: FaultyHost, file: string): () => void {
  host.override = (path) => (path === file ? cachedNotFound : undefined);
  return () => {
    host.override = () => undefined;
  };
}

/** The host answers only the first request for this file so. The returned function counts the requests. */
function answerOnce(host: FaultyHost, file: string, answer: typeof loginPage): () => number {
  let requestCount = 0;
  host.override = (path) => {
    if (path !== file) return undefined;
    requestCount += 1;
    return requestCount === 1 ? answer : undefined;
  };
  return () => requestCount;
}

test('F-156 Reload loads a script whose 404 the browser has cached', async ({ page, host }) => {
  const restore = removeFile(host, await ownScript(page, matcha.path));
  await seedCart(page, [{ id: granola.id, qty: 2 }]);
  await page.goto(matcha.path);
  await interact(page);
  await expect(loadError(page)).toBeVisible();
  restore();
  const reloaded = page.waitForEvent('load');
  await button(page, 'Reload').click();
  await reloaded;
  await waitForHydration(page);
  await expect(loadError(page)).toHaveCount(0);
  await expect(badge(page)).toHaveText('1');
});

test('F-156 if a script is missing once, the page requests it again past the cache, and shows no message', async ({
  page,
  host,
}) => {
  const requestCount = answerOnce(host, await ownScript(page, matcha.path), cachedNotFound);
  const pageLoads = pageLoadsOf(page);
  await page.goto(matcha.path);
  await waitForHydration(page);
  await expect(loadError(page)).toHaveCount(0);
  expect(requestCount()).toBe(2);
  expect(pageLoads).toHaveLength(1);
});

test.describe('a page in place of a script', () => {
  test.use({
    expectedErrors: [
      /Unexpected token|expected expression|SyntaxError|Failed to load chunk|React error #418/,
    ],
  });

  test('F-156 if the script of the next page is a web page once, it is requested again at once', async ({
    page,
    host,
  }) => {
    await page.goto('/Contact');
    await waitForHydration(page);
    const requestCount = answerOnce(host, await ownScript(page, '/OurStore'), loginPage);
    const pageLoads = pageLoadsOf(page);
    await headerLink(page, 'Our Store').click();
    // Without an answer, the browser opens the page after twelve seconds.
    await expect(card(page, granola.name)).toBeVisible({ timeout: 8000 });
    expect(requestCount()).toBe(2);
    expect(pageLoads).toEqual([]);
  });

  test('F-156 if web pages are in place of all scripts that load on demand, their parts say so, and Add to cart works', async ({
    page,
    host,
  }) => {
    await page.goto(matcha.path);
    const ownScripts = await page.locator('#page-data').textContent();
    host.override = (path) =>
      path.endsWith('.js') && ownScripts?.includes(path) !== true ? loginPage : undefined;
    await button(page, 'Add to cart').click();
    await expect(notice(page, 'Added to your cart')).toBeVisible();
    await expect(badge(page)).toHaveText('1');
    await expect(main(page).getByText("This part of the shop didn't load.").first()).toBeVisible();
  });
});

test('F-156 Try again loads the next page after its script was missing', async ({ page, host }) => {
  await page.goto('/Contact');
  await waitForHydration(page);
  const restore = removeFile(host, await ownScript(page, '/OurStore'));
  await headerLink(page, 'Our Store').click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  restore();
  // The first press may only replace the cached 404; then the second press loads the script.
  const retry = main(page).getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await retry.isVisible()) await retry.click();
    await expect(card(page, granola.name)).toBeVisible({ timeout: 3000 });
  }).toPass();
});

test.describe('pictures and the service worker', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: [/404 \(Not Found\)/] });

  const picture = (page: Page) => card(page, granola.name).locator('img').first();
  /** The width of the loaded file in px: 0 if it is no picture; undefined while it loads. */
  const pictureWidth = (page: Page) =>
    picture(page).evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : undefined));

  async function openStore(page: Page): Promise<void> {
    await page.goto('/OurStore');
    await waitForHydration(page);
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  }

  test.beforeEach(async ({ page }) => {
    await page.goto('/robots.txt');
    await openSecondPage(page, '/Contact');
  });

  test('F-157 a picture whose request was once answered with a login page shows at the next visit', async ({
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
      for (const [url] of html.matchAll(/\/images\/products\/[^" ]+\.avif/g))
        await cache.put(url, new Response('<!DOCTYPE html>', htmlType));
    }, `minato-pictures-${host.origin}/`);
    await openStore(page);
    await expect.poll(() => pictureWidth(page)).toBeGreaterThan(100);
  });
});

test.describe('the removal of the offline copy', () => {
  test.use({ serviceWorkers: 'allow' });

  test('A-75 no file is kept that is still loading when the shopper turns the offline copy off', async ({
    page,
    host,
  }) => {
    await page.goto('/robots.txt');
    await openSecondPage(page, '/Contact');
    await page.goto('/UserDashboard');
    await waitForHydration(page);
    expect(await isControlled(page)).toBe(true);
    const payload = `${matcha.path}.txt`;
    let release = (): void => {};
    const held = new Promise<undefined>((resolve) => {
      release = () => resolve(undefined);
    });
    const requests: string[] = [];
    host.override = (path) => {
      requests.push(path);
      return path === payload ? held : undefined;
    };
    await page.evaluate(
      (path) => navigator.serviceWorker.controller?.postMessage({ type: 'KEEP_PAGES', urls: [path] }),
      matcha.path,
    );
    await expect.poll(() => requests).toContain(payload);
    await page.getByRole('heading', { name: 'Your Data' }).click();
    await page.getByRole('checkbox', { name: 'Keep an offline copy' }).uncheck();
    await expect(page.getByTestId('offline-copy-size')).toHaveText('Turned off, nothing kept');
    release();
    // After the payload the worker requests the files that it names.
    const script = await ownScript(page, matcha.path);
    await expect.poll(() => requests).toContain(script);
    expect(await cachedFiles(page)).toEqual([]);
  });
});

test.describe('a failed install of the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('F-156 the service worker installs at a later visit if a cached 404 makes its first install fail', async ({
    page,
    host,
  }) => {
    const file = await ownScript(page, '/Cart');
    const requestCount = answerOnce(host, file, cachedNotFound);
    // This page registers no service worker. From it, the test puts the 404 into the HTTP cache of the browser.
    await page.goto('/robots.txt');
    expect(await page.evaluate(async (path) => (await fetch(path)).status, file)).toBe(404);
    expect(requestCount()).toBe(1);
    // The service worker gets the cached 404, so its install fails. It then requests the file past the HTTP cache.
    const openSecond = async () => {
      await page.goto('/Contact', { referer: page.url() });
      await interact(page);
    };
    await openSecond();
    await expect.poll(requestCount).toBe(2);
    await expect(async () => {
      await openSecond();
      await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active, null, {
        timeout: 5000,
      });
    }).toPass();
    const cachedStatus = await page.evaluate(async (path) => (await caches.match(path))?.status, file);
    expect(cachedStatus).toBe(200);
  });
});
