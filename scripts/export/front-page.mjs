import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The sub-path that an export was built for, read from its own front page, so that the two cannot disagree. */
export function basePathOf(out) {
  return /="([^":]*)\/_next\/static\//.exec(frontPage(out))?.[1] ?? '';
}

/** The name of the build that an export is of. */
export function buildOf(out) {
  return /\\"b\\":\\"(\w+)\\"/.exec(frontPage(out))?.[1] ?? '';
}

/** The address of the compact catalogue file, as the stores ask for it. */
export function catalogueOf(out) {
  return /\\"catalogueUrl\\":\\"([^"\\]+)\\"/.exec(frontPage(out))?.[1] ?? '';
}

function frontPage(out) {
  return readFileSync(join(out, 'index.html'), 'utf8');
}
