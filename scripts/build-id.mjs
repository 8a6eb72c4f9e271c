import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files and folders that a build is made from; `isPartOfBuild` excludes the tests in them. What a shop holds stands
 * in `.shop` and `public/images`.
 */
export const sources = [
  '.shop',
  'app',
  'components',
  'lib',
  'public',
  'next.config.mjs',
  // package.json lists the browsers that CSS is prefixed for.
  'package.json',
  'package-lock.json',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
];

/** Hash of the sources: the same sources get the same build id, committed or not and in any folder. */
export function buildId(root = process.cwd()) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesBelow(root, source))) {
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** False for tests and fixtures, so that a change to them does not make a new version of the shop. */
export const isPartOfBuild = (file) => !/(?:\.test\.tsx?|-fixture\.ts)$/.test(file);

function filesBelow(root, path) {
  if (statSync(join(root, path)).isFile()) return isPartOfBuild(path) ? [path] : [];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesBelow(root, `${path}/${name}`));
}
