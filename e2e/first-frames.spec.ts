import { createServer } from 'node:http';
import { expect, type Page } from 'playwright/test';
import { pageAt } from './exported-files';
import { portOf } from './hosts';
import { known } from './known-products';
import { installLayoutAudit } from './layout-audit';
import { holdRequests, holdScripts, requestsOf, seedCart, test, waitForHydration } from './storefront';
import { filmStyles } from './style-changes';

const { crackers, matcha, teaSet } = known;

/** Waits until the film has two more frames. */
async function waitForFrames(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

for (const path of ['/', '/OurStore', matcha.path, '/Privacy-Policy'])
  test(`A-66 @phone ${path} is styled from its first frame on: neither the stylesheet nor hydration changes a style`, async ({
    page,
  }) => {
    const releaseStylesheet = await holdRequests(page, '**/*.css');
    const film = await filmStyles(page);
    const stylesheet = page.waitForRequest('**/*.css');
    await page.goto(path);
    await stylesheet;
    await waitForFrames(page);
    releaseStylesheet();
    await page.waitForFunction(() => document.styleSheets.length > 1);
    await waitForFrames(page);
    await waitForHydration(page);
    await waitForFrames(page);
    const { frames, changes } = await film();
    expect(frames).toBeGreaterThan(4);
    // The total at the checkout shows once the cart is read.
    expect(changes.filter((change) => !change.endsWith('visibility hidden → visible'))).toEqual([]);
  });

test('A-66 @phone a stored cart is styled from its first frame on', async ({ page }) => {
  await seedCart(page, [
    { id: matcha.id, qty: 2 },
    { id: crackers.id, qty: 1 },
  ]);
  const releaseScripts = await holdScripts(page);
  const film = await filmStyles(page);
  await page.goto('/Cart', { waitUntil: 'commit' });
  await expect(page.locator('#cart-preview')).toContainText(matcha.name);
  await waitForFrames(page);
  releaseScripts();
  await waitForHydration(page);
  await waitForFrames(page);
  const { frames, changes } = await film();
  expect(frames).toBeGreaterThan(4);
  expect(changes).toEqual([]);
});

test('A-66 @phone the film of a page shows a style that comes late', async ({ page }) => {
  const film = await filmStyles(page);
  await page.goto('/Privacy-Policy');
  await waitForFrames(page);
  await page.evaluate(() => {
    document.body.style.fontSize = '30px';
  });
  await waitForFrames(page);
  expect((await film()).changes).toContainEqual(expect.stringMatching(/^body.*: font-size 16px → 30px$/));
});

for (const path of ['/', '/OurStore', crackers.path, teaSet.path, '/Privacy-Policy', '/Cart'])
  test(`A-66 @phone fonts that come after the first paint of ${path} move nothing, and show on the next page`, async ({
    page,
  }) => {
    await installLayoutAudit(page);
    await seedCart(page, [
      { id: matcha.id, qty: 2 },
      { id: crackers.id, qty: 1 },
    ]);
    const releaseFonts = await holdRequests(page, '**/*.woff2');
    await page.goto(path, { waitUntil: 'commit' });
    await waitForHydration(page);
    const name = page.getByRole('banner').getByText('Minato', { exact: true });
    const widthOfName = () => name.evaluate(({ clientWidth }) => clientWidth);
    const fallbackWidth = await widthOfName();
    await waitForFrames(page);
    releaseFonts();
    await page.evaluate(() => document.fonts.ready);
    await waitForFrames(page);
    expect(await widthOfName()).toBe(fallbackWidth);
    expect(await page.evaluate(() => window.shiftFaults())).toEqual([]);

    // What shows them loads once the page is used, so it may miss the first change of page.
    for (const next of ['About Us', 'Career']) {
      await page.getByRole('contentinfo').getByRole('link', { name: next }).click();
      await expect(page).toHaveTitle(`${next} | Minato`);
    }
    await expect.poll(widthOfName).not.toBe(fallbackWidth);
  });

test('A-66 F-92 @phone on a slow network the first page of a visit requests no fonts before it is used, and the next page shows them', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }),
  );
  const requests = requestsOf(page);
  const fontRequests = () => requests.filter((url) => url.endsWith('.woff2'));
  await page.goto('/OurStore');
  const name = page.getByRole('banner').getByText('Minato', { exact: true });
  const widthOfName = () => name.evaluate(({ clientWidth }) => clientWidth);
  const fallbackWidth = await widthOfName();
  await waitForFrames(page);
  expect(fontRequests()).toEqual([]);

  await waitForHydration(page);
  for (const next of ['About Us', 'Career']) {
    await page.getByRole('contentinfo').getByRole('link', { name: next }).click();
    await expect(page).toHaveTitle(`${next} | Minato`);
  }
  await expect.poll(widthOfName).not.toBe(fallbackWidth);
  expect(fontRequests()).not.toEqual([]);
});

/** Sends a page up to the end of its content, and the rest when asked. */
async function openHalf(page: Page, path: string) {
  const { html } = pageAt(path);
  const end = html.indexOf('</main>');
  let sendRest = () => {};
  const server = createServer((request, response) => {
    if (request.url !== path) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, end));
    sendRest = () => void response.end(html.slice(end));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  // Stops the time after which half a page shows.
  await page.addInitScript(() => {
    const pause = () => {
      const [delay] = document.getAnimations();
      if (delay === undefined) requestAnimationFrame(pause);
      else delay.pause();
    };
    pause();
  });
  await page.goto(`http://localhost:${portOf(server)}${path}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.getAnimations().some(({ playState }) => playState === 'paused'));
  return { sendRest: () => sendRest(), close: () => server.close() };
}

test.describe('half a page', () => {
  // Its server has no other files.
  test.use({ expectedErrors: [/^request to .*Privacy-Policy$|404 \(Not Found\)/] });

  for (const [name, show] of [
    ['shows at once when its footer comes', async (_: Page, sendRest: () => void) => sendRest()],
    [
      'shows half after a second',
      (page: Page) => page.evaluate(() => document.getAnimations().forEach((delay) => delay.finish())),
    ],
  ] as const)
    test(`A-66 @phone a page that is half parsed is hidden, and ${name}`, async ({ page }) => {
      const { sendRest, close } = await openHalf(page, '/Privacy-Policy');
      const heading = page.getByRole('heading', { level: 1, includeHidden: true });
      await expect(heading).toBeAttached();
      await expect(heading).toBeHidden();
      await show(page, sendRest);
      await expect(heading).toBeVisible();
      close();
    });
});
