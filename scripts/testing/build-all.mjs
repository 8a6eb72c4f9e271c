import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildExport } from '../export/build.mjs';
import { UserError, main, root, runNode } from '../run.mjs';
import { readSettings } from '../settings.mjs';
import { generateShopFolder } from './generate-shop.mjs';

const builds = join(root, 'test-results', 'builds');
const generatedShop = join(root, 'test-results', 'shops', 'many');
/** Most builds need not check types, which are the same in each. */
const withoutTypes = { SKIP_TYPES: '1' };

/**
 * `npm run build:all`: builds other shops, the sample under a base path, then a twin, then the sample in `out/`, which
 * the tests open. e2e/export-builds.spec.ts compares the twin with it, because equal sources must give equal files.
 */
await main(async () => {
  const settings = readSettings({});
  rmSync(builds, { recursive: true, force: true });
  mkdirSync(builds, { recursive: true });
  generateShopFolder(generatedShop, 500);
  await buildShop('sidra', join(root, 'e2e/shops/sidra'));
  await buildShop('many', generatedShop, withoutTypes);
  Object.assign(process.env, withoutTypes);
  await buildExport({ ...settings, basePath: '/shop' });
  keep('sub-path');
  await buildExport(settings);
  keep('twin');
  delete process.env.SKIP_TYPES;
  await buildExport(settings);
});

async function buildShop(name, folder, variables = {}) {
  const env = { ...process.env, ...variables, SHOP: folder };
  const { code } = await runNode(join(root, 'scripts/build.mjs'), [], { env });
  if (code !== 0) throw new UserError(`The build of the shop in ${folder} failed.`);
  keep(name);
}

function keep(name) {
  renameSync(join(root, 'out'), join(builds, name));
}
