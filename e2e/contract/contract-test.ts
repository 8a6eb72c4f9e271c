import { existsSync } from 'node:fs';
import { test as base } from 'playwright/test';
import { startHost } from '../hosts';
import { otherBuilds, reasonToSkip } from '../exported-files';
import { readContent, type ShopContent } from './shop-content';
import type { ShopUnderTest } from './shops';
import { openSite, type Site } from './site';

type WorkerFixtures = {
  readonly shop: ShopUnderTest;
  readonly content: ShopContent;
  readonly site: Site;
  /** The origin of a server of the build. */
  readonly host: string;
};

/** A test that runs once for each shop. It knows no product by name: what it expects comes from the shop's folder. */
export const test = base.extend<{ needsBuild: void }, WorkerFixtures>({
  shop: [
    { name: '', folder: '', build: '' },
    { option: true, scope: 'worker' },
  ],
  content: [async ({ shop }, use) => use(readContent(shop.folder)), { scope: 'worker' }],
  site: [async ({ shop }, use) => use(openSite(shop.build)), { scope: 'worker' }],
  host: [
    async ({ shop }, use) => {
      const { origin, close } = await startHost(shop.build);
      await use(origin);
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ host }, use) => use(host),
  needsBuild: [
    async ({ shop }, use) => {
      test.skip(isOutdated(shop), `npm test makes ${shop.build}`);
      await use();
    },
    { auto: true },
  ],
});

/** The builds beside `out/` are made together, so the twin tells whether they are of the same sources. */
function isOutdated({ build }: ShopUnderTest): boolean {
  if (build === 'out') return false;
  return !existsSync(build) || reasonToSkip(`${otherBuilds}/twin`) !== undefined;
}
