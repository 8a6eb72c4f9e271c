import { expect, type Page, type Route } from 'playwright/test';
import { known } from './known-products';
import { hydrated, badge, seedCart, stored, test } from './storefront';

const { granola, matcha } = known;

test.use({
  expectedErrors: [
    /ERR_FAILED|404 \(Not Found\)|Failed to load chunk|Unexpected token '<'|preloaded using link preload but not/,
  ],
});

const words =
  "The shop has been updated, or part of it didn't load. You can keep reading, and your cart and wishlist are safe on this device.";

const chunks = '**/_next/static/chunks/**/*.js';
const told = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: words });
const reload = (page: Page) => page.getByRole('button', { name: 'Reload', exact: true });

function countOpenings(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

test.beforeEach(async ({ page }) => {
  await seedCart(page, [{ id: granola.id, qty: 2 }]);
});

async function filesOf(page: Page, address: string) {
  const textOf = async (file: string) => (await page.request.get(file)).text();
  const filesIn = (html: string) =>
    [...html.matchAll(/<script src="([^"]+)" async=""/g)].map(([, file = '']) => file);
  const texts = await Promise.all([address, '/Privacy-Policy'].map(textOf));
  const [files = [], elsewhere = []] = texts.map(filesIn);
  const codes = await Promise.all(files.map(textOf));
  return {
    first: files[0] ?? '',
    'frame’s': files.find((_, n) => codes[n]?.includes('Scroll to top')) ?? '',
    'page’s own': files.find((file) => !elsewhere.includes(file)) ?? '',
    last: files.at(-1) ?? '',
  };
}

async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: matcha.name })).toBeVisible();
  await expect(page.getByRole('main').getByText(matcha.price, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

for (const part of ['first', 'frame’s', 'page’s own', 'last'] as const) {
  test(`F-85 without the ${part} file a page is loaded anew once, then told; it reads on, and a press brings it back`, async ({
    page,
  }) => {
    const { [part]: lost } = await filesOf(page, matcha.path);
    expect(lost).toContain('/_next/static/chunks/');
    const openings = countOpenings(page);
    await page.route(`**${lost}`, (route) => route.abort());
    await page.goto(matcha.path);
    await expect(told(page)).toBeVisible();
    await expect.poll(openings).toBe(2);
    await expectReadable(page);
    await expect(told(page)).toBeVisible();
    expect(await stored(page, 'Cart')).toMatchObject([{ id: granola.id, qty: 2 }]);

    await page.unroute(`**${lost}`);
    await reload(page).click();
    await hydrated(page);
    await expect(told(page)).toHaveCount(0);
    await expect(badge(page)).toHaveText('1');
    expect(openings()).toBe(3);
  });
}

test('F-85 what came at the second try shows no words', async ({ page }) => {
  const openings = countOpenings(page);
  await page.route(chunks, (route) => (openings() === 1 ? route.abort() : route.continue()));
  await page.goto(matcha.path);
  await expect(badge(page)).toHaveText('1');
  await expect(page.getByText(words)).toHaveCount(0);
  expect(openings()).toBe(2);
});

test('F-85 each page is loaded anew once, and its links lead on', async ({ page }) => {
  const openings = countOpenings(page);
  await page.route(chunks, (route) => route.abort());
  await page.goto(matcha.path);
  await expect(told(page)).toBeVisible();
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page).toHaveURL('/Contact');
  await expect(told(page)).toBeVisible();
  expect(openings()).toBe(4);
  await page.goto(matcha.path);
  await expect(told(page)).toBeVisible();
  expect(openings()).toBe(5);
});

test('F-85 after ten minutes it is tried again', async ({ page }) => {
  await page.route(chunks, (route) => route.abort());
  await page.goto(matcha.path);
  await expect(told(page)).toBeVisible();
  const openings = countOpenings(page);
  await page.evaluate(() =>
    sessionStorage.setItem(`reloaded ${location.pathname}`, String(Date.now() - 600_000)),
  );
  await reload(page).click();
  await expect(told(page)).toBeVisible();
  await expect.poll(openings).toBe(2);
});

for (const [storage, spoil] of [
  [
    'is blocked',
    () =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('no', 'SecurityError');
        },
      }),
  ],
  [
    'is full',
    () =>
      Object.defineProperty(Storage.prototype, 'setItem', {
        value: () => {
          throw new DOMException('no', 'QuotaExceededError');
        },
      }),
  ],
  ['keeps nothing', () => Object.defineProperty(Storage.prototype, 'setItem', { value: () => undefined })],
] as const) {
  test(`F-85 where the storage of the tab ${storage}, nothing is loaded anew, only told`, async ({
    page,
  }) => {
    const openings = countOpenings(page);
    await page.addInitScript(spoil);
    await page.route(chunks, (route) => route.abort());
    await page.goto(matcha.path);
    await expect(told(page)).toBeVisible();
    await expectReadable(page);
    expect(openings()).toBe(1);
  });
}

test('F-162 F-85 a mark that was made before the clock was set back allows one reload', async ({ page }) => {
  await page.goto('/Contact');
  await page.evaluate((path) => sessionStorage.setItem(`reloaded ${path}`, '9e15'), matcha.path);
  const openings = countOpenings(page);
  await page.route(chunks, (route) => route.abort());
  await page.goto(matcha.path);
  await expect(told(page)).toBeVisible();
  expect(openings()).toBe(2);
});

test('F-85 a host that answers everything with a page sends no script: once anew, then told', async ({
  page,
}) => {
  const openings = countOpenings(page);
  await page.route(chunks, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>Minato</title>' }),
  );
  await page.goto(matcha.path);
  await expect(told(page)).toBeVisible();
  await expectReadable(page);
  expect(openings()).toBe(2);
});

test('F-92 a picture that does not come loads nothing anew', async ({ page }) => {
  const openings = countOpenings(page);
  await page.route('**/images/**', (route) => route.abort());
  await page.goto(matcha.path);
  await hydrated(page);
  expect(openings()).toBe(1);
});

/** A page of an earlier build, whose chunks the host no longer has. */
async function answerAsBefore(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = (await response.text()).replaceAll(
    'src="/_next/static/chunks/',
    'src="/_next/static/chunks/old-',
  );
  await route.fulfill({ response, body });
}

test('F-86 a page of before the redeploy is loaded anew once, and hydrates with its cart', async ({
  page,
}) => {
  const openings = countOpenings(page);
  await page.route(matcha.path, (route) => (openings() === 1 ? answerAsBefore(route) : route.continue()));
  await page.goto(matcha.path);
  await expect(badge(page)).toHaveText('1');
  await hydrated(page);
  await expect(page.getByText(words)).toHaveCount(0);
  expect(openings()).toBe(2);
});

test('F-86 where a cache keeps the page of before, once anew, then told', async ({ page }) => {
  const openings = countOpenings(page);
  await page.route(matcha.path, answerAsBefore);
  await page.goto(matcha.path);
  await expect(told(page)).toBeVisible();
  await expectReadable(page);
  expect(openings()).toBe(2);
});
