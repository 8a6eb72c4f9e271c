import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requiredMatch } from './next-markup.mjs';

/** Empty for an export at the root of its host. */
export function basePathOf(out) {
  return requiredMatch('The url of a script', /="([^":]*)\/_next\/static\//, frontPage(out));
}

export function buildOf(out) {
  return requiredMatch('The build id', /\\"b\\":\\"(\w+)\\"/, frontPage(out));
}

export function catalogueOf(out) {
  return requiredMatch('The url of the catalogue', /\\"catalogueUrl\\":\\"([^"\\]+)\\"/, frontPage(out));
}

function frontPage(out) {
  return readFileSync(join(out, 'index.html'), 'utf8');
}
