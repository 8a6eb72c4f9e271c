import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildExport } from '../export/build.mjs';
import { main, root } from '../run.mjs';
import { readSettings } from '../settings.mjs';

const builds = join(root, 'test-results', 'builds');

/** `npm run build:all`: builds the shop under a base path, and twice without: `twin` is compared with the tested `out/`. */
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
