import { expect, type Page } from 'playwright/test';
import { chunkUrls, pageLoadsOf, ownScript, scriptsOf, textOf } from './deploys';
import { known } from './known-products';
import {
  badge,
  button,
  headerLink,
  holdScripts,
  interact,
  seedCart,
  stored,
  test,
  waitForHydration,
} from './storefront';

const { granola, matcha } = known;

test.use({
  expectedErrors: [/ERR_FAILED|404 \(Not Found\)|Failed to load chunk|Unexpected token '<'/],
});

const message =
  "The shop has been updated, or part of it didn't load. You can keep reading, and your cart and wishlist are safe on this device. Reload, then press again.";
const loadError = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: message });

/** Opens a page and hydrates it. */
async function use(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await interact(page);
}

async function expectReadable(page: Page): Promise<void> {
  await expect(loadError(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: matcha.name })).toBeVisible();
  await expect(page.getByRole('main').getByText(matcha.price, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await seedCart(page, [{ id: granola.id, qty: 2 }]);
});

test('F-85 if a script fails, the page reloads once, stays readable and shows a message, and Reload repairs it', async ({
  page,
}) => {
  test.slow();
  const files = await scriptsOf(page, matcha.path);
  const sources = await Promise.all(files.map((file) => textOf(page, file)));
  const firstScript = files[0] ?? '';
  // The script of the layout has all its texts, also those of parts that load later.
  const layoutScript = files.find((_, index) => sources[index]?.includes('Scroll to top')) ?? '';
  const pageScript = await ownScript(page, matcha.path);
  const lastScript = files.at(-1) ?? '';
  for (const failing of [firstScript, layoutScript, pageScript, lastScript]) {
    expect(failing).toContain('/_next/static/chunks/');
    const pageLoads = pageLoadsOf(page);
    await page.route(`**${failing}`, (route) => route.abort());
    await use(page, matcha.path);
    await expect(loadError(page)).toBeVisible();
    // The page has loaded and has reloaded by itself.
    await expect.poll(() => pageLoads, failing).toHaveLength(2);
    await expectReadable(page);
    await expect(badge(page)).toBeVisible();
    await expect(badge(page)).toHaveText('1');
    expect(await stored(page, 'Cart')).toMatchObject([{ id: granola.id, qty: 2 }]);

    await page.unroute(`**${failing}`);
    await button(page, 'Reload').click();
    await expect.poll(() => pageLoads, failing).toHaveLength(3);
    await waitForHydration(page);
    await expect(loadError(page)).toHaveCount(0);
    await expect(badge(page)).toHaveText('1');
    // sessionStorage remembers the reload, which would prevent the next one.
    await page.evaluate(() => sessionStorage.clear());
  }
});

for (const [fault, response] of [
  ['404', { status: 404 }],
  ['a web page', { contentType: 'text/html', body: '<!DOCTYPE html><title>Minato</title>' }],
] as const)
  test(`F-85 A-66 a press is answered without a reload if the host answers any script with ${fault} until it is requested again`, async ({
    page,
  }) => {
    test.slow();
    for (const file of await scriptsOf(page, matcha.path)) {
      await page.goto('/AboutUs');
      await page.evaluate(() => localStorage.clear());
      const pageLoads = pageLoadsOf(page);
      let isLost = true;
      await page.route(`**${file}`, (route) => {
        // The page requests a lost script with fetch.
        if (route.request().resourceType() === 'fetch') isLost = false;
        return isLost ? route.fulfill(response) : route.continue();
      });
      await page.goto(matcha.path, { waitUntil: 'commit' });
      await page.locator('.buy-bar').getByRole('button', { name: 'Add to cart' }).click();
      // The cart holds granola already.
      await expect(badge(page), file).toHaveText('2');
      expect(await stored(page, 'Cart')).toMatchObject([
        { id: granola.id, qty: 2 },
        { id: matcha.id, qty: 1 },
      ]);
      await waitForHydration(page);
      expect(isLost).toBe(false);
      expect(pageLoads).toEqual([matcha.path]);
      await page.unroute(`**${file}`);
    }
  });

test('F-85 if all scripts load after the reload, no message shows', async ({ page }) => {
  const pageLoads = pageLoadsOf(page);
  await page.route(chunkUrls, (route) => (pageLoads.length === 1 ? route.abort() : route.continue()));
  await use(page, matcha.path);
  await expect(badge(page)).toHaveText('1');
  await expect(page.getByText(message)).toHaveCount(0);
  expect(pageLoads).toHaveLength(2);
});

test('F-85 if the host answers scripts with HTML, each page of the shop reloads only once, and its links work', async ({
  page,
}) => {
  const pageLoads = pageLoadsOf(page);
  await page.route(chunkUrls, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>Minato</title>' }),
  );
  await use(page, matcha.path);
  await expectReadable(page);
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page).toHaveURL('/Contact');
  await interact(page);
  await expect(loadError(page)).toBeVisible();
  // Both pages have loaded twice.
  expect(pageLoads).toHaveLength(4);
  await use(page, matcha.path);
  await expect(loadError(page)).toBeVisible();
  // The product page has reloaded before, and does not reload again.
  expect(pageLoads).toHaveLength(5);
});

test('F-85 a page reloads again if its last reload was ten minutes ago or has a time in the future', async ({
  page,
}) => {
  await page.goto('/Contact');
  await page.route(chunkUrls, (route) => route.abort());
  const tenMinutesAgo = Date.now() - 10 * 60_000;
  const farInTheFuture = 9e15;
  for (const lastReload of [tenMinutesAgo, farInTheFuture]) {
    const pageLoads = pageLoadsOf(page);
    const entry = [`reloaded ${matcha.path}`, String(lastReload)] as const;
    await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), entry);
    await use(page, matcha.path);
    await expect(loadError(page)).toBeVisible();
    await expect.poll(() => pageLoads).toHaveLength(2);
  }
});

test('F-85 if sessionStorage throws or stores nothing, the page shows the message and does not reload', async ({
  context,
}) => {
  for (const breakSessionStorage of [
    () =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('no', 'SecurityError');
        },
      }),
    () =>
      Object.defineProperty(Storage.prototype, 'setItem', {
        value: () => {
          throw new DOMException('no', 'QuotaExceededError');
        },
      }),
    () => Object.defineProperty(Storage.prototype, 'setItem', { value: () => undefined }),
  ]) {
    const tab = await context.newPage();
    const pageLoads = pageLoadsOf(tab);
    await tab.addInitScript(breakSessionStorage);
    await tab.route(chunkUrls, (route) => route.abort());
    await use(tab, matcha.path);
    await expectReadable(tab);
    expect(pageLoads).toHaveLength(1);
    await tab.close();
  }
});

test('F-85 while scripts neither load nor fail, a message shows after 12 seconds, until the page is hydrated', async ({
  page,
}) => {
  const slowMessage = page.getByRole('main').getByRole('alert').filter({ hasText: 'You can keep reading' });
  await page.clock.install();
  // Otherwise the time that the page takes to load would pass as well.
  await page.clock.pauseAt(Date.now() + 60_000);
  const release = await holdScripts(page);
  await page.goto(matcha.path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await interact(page);
  await page.clock.fastForward(50);
  await page.clock.fastForward(11_000);
  await expect(slowMessage).toHaveCount(0);
  await page.clock.fastForward(1000);
  await expect(slowMessage).toBeVisible();
  await page.clock.resume();
  await expect(button(page, 'Reload')).toBeEnabled();
  await headerLink(page, 'Career').click();
  await expect(page).toHaveURL('/Career');
  await interact(page);
  await page.clock.fastForward(50);
  await page.clock.fastForward(12_000);
  await expect(slowMessage).toBeVisible();

  release();
  await waitForHydration(page);
  await expect(slowMessage).toHaveCount(0);
  await expect(badge(page)).toHaveText('1');
  await page.clock.fastForward(12_000);
  await expect(slowMessage).toHaveCount(0);
});
