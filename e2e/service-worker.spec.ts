import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { pageDataOf } from './deploys';
import { known } from './known-products';
import { startHost, type TestHost } from './hosts';
import {
  badge,
  card,
  cartLine,
  interact,
  notice,
  productHeadings,
  test as base,
  waitForCurtain,
  waitForHydration,
} from './storefront';

const { crackers, granola, matcha } = known;

/** A copy of the export on a host of its own, which can get another deploy and be closed. */
type Shop = { readonly folder: string; host: TestHost };

const test = base.extend<{ shop: Shop }>({
  shop: async ({}, use) => {
    const temporary = mkdtempSync(join(tmpdir(), 'minato-e2e-'));
    const folder = join(temporary, 'site');
    cpSync('out', folder, { recursive: true });
    const shop = { folder, host: await startHost(folder) };
    await use(shop);
    await shop.host.close();
    rmSync(temporary, { recursive: true, force: true });
  },
  baseURL: async ({ shop }, use) => use(shop.host.origin),
});

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|Failed to fetch|404 \(Not Found\)/],
});

const main = (page: Page) => page.getByRole('main');
const updateNotice = (page: Page) => notice(page, 'A new version of the shop is here.');

function cachedFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const files: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) files.push(decodeURI(url));
    return files;
  });
}

/** Waits until the worker has installed its copy. */
async function waitForWorker(page: Page): Promise<void> {
  await interact(page);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

function isControlled(page: Page): Promise<boolean> {
  return page.evaluate(() => navigator.serviceWorker.controller !== null);
}

async function goOffline(page: Page, shop: Shop): Promise<void> {
  await page.context().setOffline(true);
  await shop.host.close();
}

test('A-71 after a first visit the shop works offline: unopened pages, seen pictures, a cart link and an order message', async ({
  page,
  shop,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  await waitForWorker(page);
  expect(await isControlled(page)).toBe(false);
  await page.getByRole('link', { name: 'Our Store' }).first().click();
  await expect(page).toHaveURL('/OurStore');
  await waitForCurtain(page);
  const granolaPicture = card(page, granola.name).locator('img').first();
  const picture = await granolaPicture.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(() => cachedFiles(page)).toContain(picture);
  expect(await isControlled(page)).toBe(false);

  await goOffline(page, shop);
  await page.goto(`${crackers.path.replace('&', '%26')}/?from=mail`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(crackers.name);
  expect(await isControlled(page)).toBe(true);
  await main(page).getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(badge(page)).toHaveText('1');

  await page.goto(`/Cart/?items=${matcha.id}.2`);
  await page.getByRole('button', { name: 'Add to my cart' }).click();
  await expect(cartLine(page, matcha.name).getByRole('spinbutton')).toHaveValue('2');
  await page.getByLabel('COD (Cash on Delivery)').check();
  await page.getByRole('button', { name: 'Send this order to the shop' }).click();
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent('2 × Uji Matcha Powder')),
  );

  await page.goto('/Nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page needs an internet connection');
  await expect(badge(page)).toHaveText('2');
  await main(page).getByRole('link', { name: 'Our Store' }).click();
  await expect(page).toHaveURL('/OurStore');
  await expect(productHeadings(page)).toHaveCount(30);
  await expect.poll(() => card(page, granola.name).locator('img').first().evaluate(isShown)).toBe(true);
  // The larger image is not cached, so the card's image replaces it.
  await card(page, granola.name).getByRole('link', { name: granola.name }).first().click();
  await expect(page).toHaveURL(granola.path);
  await waitForCurtain(page);
  await expect.poll(() => main(page).locator('img').first().evaluate(isShown)).toBe(true);

  await page.goto('/Nowhere');
  const port = Number(new URL(shop.host.origin).port);
  shop.host = await startHost(shop.folder, port);
  await page.context().setOffline(false);
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

/** Whether a picture shows. The service worker answers with a pixel for a picture that is not cached. */
function isShown(image: HTMLElement | SVGElement): boolean {
  return image instanceof HTMLImageElement && image.naturalWidth > 1;
}

const footerWords = { before: 'Minato brings everyday goods', after: 'Minato now brings everyday goods' };

/** Makes the next build, with other words in the footer and another name for one script of the career page. */
function makeNextBuild({ folder }: Shop) {
  const { buildId } = pageDataOf(readFileSync(join(folder, 'index.html'), 'utf8'));
  const contactHtml = readFileSync(join(folder, 'Contact.html'), 'utf8');
  const careerHtml = readFileSync(join(folder, 'Career.html'), 'utf8');
  const careerChunks = [...careerHtml.matchAll(/\/chunks\/([^"/]+\.js)/g)].map(([, file = '']) => file);
  const oldFile = careerChunks.find((file) => !contactHtml.includes(file)) ?? '';
  const newFile = `new-${oldFile}`;
  expect(buildId, oldFile).toMatch(/^\w{12}$/);
  const next = `${folder}-next`;
  cpSync(folder, next, { recursive: true });
  renameSync(join(next, '_next/static/chunks', oldFile), join(next, '_next/static/chunks', newFile));
  for (const name of readdirSync(next, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|txt)$/.test(name)) continue;
    const text = readFileSync(join(next, name), 'utf8')
      .replaceAll(buildId, 'newerbuild00')
      .replaceAll(oldFile, newFile)
      .replaceAll(footerWords.before, footerWords.after);
    writeFileSync(join(next, name), text);
  }
  const finish = `import { finishExport } from './scripts/export/finish.mjs'; finishExport(${JSON.stringify(next)})`;
  execFileSync(process.execPath, ['--input-type=module', '-e', finish]);
  return {
    oldFile,
    newFile,
    /** Deploys the new worker without its pages, as in the middle of an upload. */
    deployWorkerOnly: () => cpSync(join(next, 'sw.js'), join(folder, 'sw.js')),
    deploy: () => {
      renameSync(folder, `${folder}-before`);
      renameSync(next, folder);
    },
  };
}

/** The next state of a worker that is being installed, such as "redundant" if the install fails. */
function stateOfNewWorker(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    if (installing === null) return 'no update';
    await new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }));
    return installing.state;
  });
}

const footerText = (page: Page, text: string) => page.getByRole('contentinfo').getByText(text);

test('A-72 after a deploy a tab keeps its build until the shopper accepts the newer one, the old files are then deleted, and deploy/sw-off.js removes the service worker and its caches', async ({
  page,
  shop,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  await waitForWorker(page);
  await page.goto('/Contact');
  await waitForHydration(page);
  const otherTab = await page.context().newPage();
  await otherTab.goto('/Cart');
  await waitForHydration(otherTab);
  expect([await isControlled(page), await isControlled(otherTab)]).toEqual([true, true]);
  const { oldFile, newFile, deployWorkerOnly, deploy } = makeNextBuild(shop);
  deployWorkerOnly();
  // The install fails, because the worker's list of files does not match those on the host.
  expect(await stateOfNewWorker(page)).toBe('redundant');
  deploy();

  // The host no longer has the scripts of this page in the old build, so all files come from the cache.
  await page.goto('/Career/?q=1');
  await waitForHydration(page);
  await expect(footerText(page, footerWords.before)).toBeVisible();
  await expect(page.getByRole('combobox').first()).toBeEnabled();
  await expect(updateNotice(page)).toBeVisible();
  expect((await cachedFiles(page)).join('\n')).toContain(oldFile);
  await page.reload();
  await waitForHydration(page);
  await expect(footerText(page, footerWords.before)).toBeVisible();
  await page.getByRole('link', { name: 'Our Store' }).first().click();
  await expect(page).toHaveURL('/OurStore');
  await expect(footerText(page, footerWords.before)).toBeVisible();
  await waitForCurtain(page);

  // The shopper dismisses the update first, and accepts it on the next page.
  await updateNotice(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(updateNotice(page)).toHaveCount(0);
  await page.goto('/Career');
  await updateNotice(page).getByRole('button', { name: 'Reload' }).click();
  await expect(footerText(page, footerWords.after)).toBeVisible();
  await waitForHydration(page);
  await expect(page).toHaveURL('/Career');
  await expect(page.getByRole('combobox').first()).toBeEnabled();
  await expect(updateNotice(page)).toHaveCount(0);
  const cached = (await cachedFiles(page)).join('\n');
  expect(cached).toContain(newFile);
  expect(cached).not.toContain(`/${oldFile}`);

  // The other tab has not reloaded, and offers a reload of its own.
  await expect(footerText(otherTab, footerWords.before)).toBeVisible();
  await updateNotice(otherTab).getByRole('button', { name: 'Reload' }).click();
  await expect(footerText(otherTab, footerWords.after)).toBeVisible();

  // These are the caches of another shop below this path, which must stay.
  const otherScope = `${shop.host.origin}/shop/`;
  const otherCaches = [
    `minato-pages-${otherScope}-build`,
    `minato-pictures-${otherScope}`,
    `minato-precache-v2-${otherScope}`,
  ];
  await page.evaluate((names) => Promise.all(names.map((name) => caches.open(name))), otherCaches);
  // A host that no longer wants a service worker sends this file in its place.
  cpSync('deploy/sw-off.js', join(shop.folder, 'sw.js'));
  await page.goto('/');
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  await expect.poll(() => cachedFiles(page)).toEqual([]);
  expect((await page.evaluate(() => caches.keys())).toSorted()).toEqual(otherCaches);
});

test('A-72 the service worker deletes the caches that the shop made under an earlier name, and none of another path', async ({
  page,
  shop,
}) => {
  const cachesOf = (scope: string) => [
    `old-name-pages-${scope}-build`,
    `old-name-pictures-${scope}`,
    `old-name-precache-v2-${scope}`,
  ];
  const [earlier, others] = [`${shop.host.origin}/`, `${shop.host.origin}/shop/`].map(cachesOf);
  await page.goto('/robots.txt');
  await page.evaluate(
    (names) => Promise.all(names.map((name) => caches.open(name))),
    [earlier, others].flatMap((names) => names ?? []),
  );
  await page.goto('/');
  await waitForWorker(page);
  await expect
    .poll(async () =>
      (await page.evaluate(() => caches.keys())).filter((name) => name.startsWith('old-name')),
    )
    .toEqual(others);
});
