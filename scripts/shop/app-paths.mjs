import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { offlinePage } from '../../lib/exported-paths.mjs';
import { root } from '../run.mjs';

/** The paths of the pages in `app` that are not made from a list, such as `/` and `/Cart/Payment`. */
export function appPaths(app = join(root, 'app')) {
  const files = readdirSync(app, { recursive: true }).map((file) => `/${file.split(sep).join('/')}`);
  return files
    .filter((file) => file.endsWith('/page.tsx') && !file.includes('['))
    .map((file) => file.slice(0, -'/page.tsx'.length) || '/')
    .filter((path) => path !== offlinePage)
    .sort();
}
