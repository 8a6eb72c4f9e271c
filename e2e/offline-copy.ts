import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { startHost, type TestHost } from './hosts';
import { interact, test as base, waitForHydration } from './storefront';

/** A copy of the export on a host of its own, which can get another deploy and be closed. */
export type Shop = { readonly folder: string; host: TestHost };

/** A test that allows service workers. */
export const test = base.extend<{ shop: Shop }>({
  serviceWorkers: 'allow',
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

/** The decoded urls in all caches of the origin, without the revisions that Workbox adds. */
export function cachedFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const files: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        files.push(decodeURI(url).replace(/\?__WB_REVISION__=.*/, ''));
    return files;
  });
}

/** Waits until the copy holds the page at `path`, its payload, and all scripts and pictures that were loaded. */
export async function waitUntilKept(page: Page, path: string): Promise<void> {
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => decodeURI(name).replace(/#.*/, ''))
      .filter((url) => /\/(?:_next\/static|images)\//.test(url)),
  );
  const { origin } = new URL(page.url());
  const expected = [origin + path, `${origin}${path === '/' ? '/index' : path}.txt`, ...loaded];
  await expect
    .poll(async () => {
      const cached = new Set(await cachedFiles(page));
      return expected.filter((url) => !cached.has(url));
    })
    .toEqual([]);
}

/** Opens a page as the second of a visit, with which the offline copy begins, and waits until it is made. */
export async function openSecondPage(page: Page, path: string): Promise<void> {
  await page.goto(path, { referer: page.url() });
  await waitForHydration(page);
  await waitForWorker(page);
}

/** Waits until the worker has installed its copy. */
export async function waitForWorker(page: Page): Promise<void> {
  await interact(page);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

export function isControlled(page: Page): Promise<boolean> {
  return page.evaluate(() => navigator.serviceWorker.controller !== null);
}

export async function goOffline(page: Page, shop: Shop): Promise<void> {
  await page.context().setOffline(true);
  await shop.host.close();
}

export async function goOnline(page: Page, shop: Shop): Promise<void> {
  shop.host = await startHost(shop.folder, Number(new URL(shop.host.origin).port));
  await page.context().setOffline(false);
}
