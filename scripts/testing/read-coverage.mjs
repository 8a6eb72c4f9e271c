import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';
import { coverageOf, requirementsIn } from './requirements.mjs';

const list = join('e2e', 'requirements.md');
/** Tests of other tools name ids only as examples. */
const folders = ['app', 'components', 'data', 'e2e', 'lib', 'scripts/export'];

export function readCoverage() {
  const read = (path) => readFileSync(join(root, path), 'utf8');
  const testFiles = folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((path) => join(folder, path)),
    )
    .filter((path) => /\.(?:test|spec)\.tsx?$/.test(path))
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: read(path) }));
  return coverageOf(requirementsIn(read(list)), testFiles);
}
