import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildExport } from '../export/build.mjs';
import { main, root } from '../run.mjs';
import { readSettings } from '../settings.mjs';

const builds = join(root, 'test-results', 'builds');

/**
 * `npm run build:all`: builds the shop under a base path, then a twin, then the shop in `out/`, which the tests open.
 * e2e/export-builds.spec.ts compares the twin with it, because equal sources must give equal files.
 */
await main(async () => {
  const settings = readSettings({});
  rmSync(builds, { recursive: true, force: true });
  mkdirSync(builds, { recursive: true });
  await buildExport({ ...settings, basePath: '/shop' });
  renameSync(join(root, 'out'), join(builds, 'sub-path'));
  await buildExport(settings);
  renameSync(join(root, 'out'), join(builds, 'twin'));
  await buildExport(settings);
});
