import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { pageDataOf } from './deploys';
import { cachedFiles, isControlled, openSecondPage, test, waitUntilKept, type Shop } from './offline-copy';
import { interact, notice, waitForCurtain, waitForHydration } from './storefront';
import { unpacked } from './unpacked';

test.use({
  // A page that is left while it preloads its scripts logs ERR_FAILED.
  expectedErrors: [/ERR_INTERNET|ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to fetch|404 \(Not Found\)/],
});

const updateNotice = (page: Page) => notice(page, 'A new version of the shop is here.');

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
    const text = unpacked(readFileSync(join(next, name)))
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

/** The worker of the page: `waiting` if a newer one is installed and waits for the active one to stop. */
function stateOfRegistration(page: Page): Promise<'removed' | 'waiting' | 'current'> {
  return page.evaluate(async () => {
    const [registration] = await navigator.serviceWorker.getRegistrations();
    if (registration === undefined) return 'removed';
    return registration.waiting === null ? 'current' : 'waiting';
  });
}

const footerText = (page: Page, text: string) => page.getByRole('contentinfo').getByText(text);

test('A-72 after a deploy a tab keeps its build until the shopper accepts the newer one, the old files are then deleted, and deploy/sw-off.js removes the service worker and its caches', async ({
  page,
  shop,
}) => {
  await page.goto('/');
  await openSecondPage(page, '/Contact');
  await page.goto('/Career');
  await waitForHydration(page);
  const otherTab = await page.context().newPage();
  await otherTab.goto('/Cart');
  await waitForHydration(otherTab);
  expect([await isControlled(page), await isControlled(otherTab)]).toEqual([true, true]);
  const { oldFile, newFile, deployWorkerOnly, deploy } = makeNextBuild(shop);
  await expect.poll(async () => (await cachedFiles(page)).join('\n')).toContain(oldFile);
  deployWorkerOnly();
  // The install fails, because the worker's list of files does not match those on the host.
  expect(await stateOfNewWorker(page)).toBe('redundant');
  deploy();

  // The host no longer has the scripts of this opened page in the old build, so all files come from the cache.
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
  await waitForHydration(page);

  // The shopper dismisses the update first, and accepts it on the next page.
  await updateNotice(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(updateNotice(page)).toHaveCount(0);
  await page.goto('/Career');
  await interact(page);
  await updateNotice(page).getByRole('button', { name: 'Reload' }).click();
  await expect(footerText(page, footerWords.after)).toBeVisible();
  await waitForHydration(page);
  await expect(page).toHaveURL('/Career');
  await expect(page.getByRole('combobox').first()).toBeEnabled();
  await expect(updateNotice(page)).toHaveCount(0);
  await expect.poll(async () => (await cachedFiles(page)).join('\n')).toContain(newFile);
  const cached = (await cachedFiles(page)).join('\n');
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
  await interact(page);
  // A browser stops idle workers, which a test driver prevents: the next worker becomes active only then.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('ServiceWorker.enable');
  await expect(async () => {
    const state = await stateOfRegistration(page);
    // While the next worker is being installed, stopping it would end the update.
    if (state === 'waiting') await devTools.send('ServiceWorker.stopAllWorkers');
    expect(state).toBe('removed');
  }).toPass();
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
  await openSecondPage(page, '/');
  await expect
    .poll(async () =>
      (await page.evaluate(() => caches.keys())).filter((name) => name.startsWith('old-name')),
    )
    .toEqual(others);
});

test('A-72 A-71 a cached page whose scripts neither the copy nor the host has is loaded from the newer build', async ({
  page,
  shop,
}) => {
  await page.goto('/');
  await openSecondPage(page, '/Career');
  await waitUntilKept(page, '/Career');
  await page.goto('/Contact');
  await waitForHydration(page);
  const { oldFile, deploy } = makeNextBuild(shop);
  expect((await cachedFiles(page)).join('\n')).toContain(oldFile);
  await page.evaluate(async (file) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) if (request.url.endsWith(file)) await cache.delete(request);
    }
  }, oldFile);
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  deploy();
  await page.goto('/Career');
  await interact(page);
  await expect(footerText(page, footerWords.after)).toBeVisible();
  await waitForHydration(page);
  await expect(page.getByRole('combobox').first()).toBeEnabled();
});
