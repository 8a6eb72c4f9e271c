import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, root } from './run.mjs';
import { coverageOf, isComplete, requirementsIn, tableOf } from './testing/requirements.mjs';

/** Folders whose tests prove requirements; other tests name ids only as examples. */
const folders = ['app', 'components', 'e2e', 'lib', 'scripts/export', 'scripts/shop'];

/** `npm run spec`: which requirements of e2e/requirements.md have a test. */
await main(() => {
  const read = (path) => readFileSync(join(root, path), 'utf8');
  const testFiles = folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((path) => join(folder, path)),
    )
    .filter((path) => /\.(?:test|spec)\.tsx?$/.test(path))
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: read(path) }));
  const coverage = coverageOf(requirementsIn(read('e2e/requirements.md')), testFiles);
  console.log(tableOf(coverage).join('\n'));
  if (!isComplete(coverage)) process.exitCode = 1;
});
