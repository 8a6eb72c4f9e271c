import { existsSync } from 'node:fs';
import { test as base } from 'playwright/test';
import { startHost } from '../hosts';
import { otherBuilds, reasonToSkip } from '../exported-files';
import { readContent, type ShopContent } from './shop-content';
import type { ShopUnderTest } from './shops';
import { openSite, type Site } from './site';

type Fixtures = {
  readonly needsBuild: void;
  readonly content: ShopContent;
  readonly site: Site;
};

type WorkerFixtures = {
  readonly shop: ShopUnderTest;
  /** The origin of a server of the build; empty without one. */
  readonly host: string;
};

/** A worker reads a shop's folder and its build once. */
const contents = new Map<string, ShopContent>();
const sites = new Map<string, Site>();

function once<Value>(known: Map<string, Value>, folder: string, open: (folder: string) => Value): Value {
  const value = known.get(folder) ?? open(folder);
  known.set(folder, value);
  return value;
}

/** A test that runs once for each shop. It knows no product by name: what it expects comes from the shop's folder. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  shop: [
    { name: '', folder: '', build: '', otherTests: [] },
    { option: true, scope: 'worker' },
  ],
  // Fixtures of a worker are set up before a test can be skipped.
  host: [
    async ({ shop }, use) => {
      if (isOutdated(shop)) return use('');
      const { origin, close } = await startHost(shop.build);
      await use(origin);
      await close();
    },
    { scope: 'worker' },
  ],
  needsBuild: [
    async ({ shop }, use) => {
      test.skip(isOutdated(shop), `npm test makes ${shop.build}`);
      await use();
    },
    { auto: true },
  ],
  content: async ({ shop }, use) => use(once(contents, shop.folder, readContent)),
  site: async ({ shop }, use) => use(once(sites, shop.build, openSite)),
  baseURL: async ({ host }, use) => use(host),
});

/**
 * A build of another shop has another build id than `out/`. The twin, a second build of the sample, is made in the same
 * run, so its id tells whether all of them are outdated.
 */
function isOutdated({ build }: ShopUnderTest): boolean {
  if (build === 'out') return false;
  return !existsSync(build) || reasonToSkip(`${otherBuilds}/twin`) !== undefined;
}
