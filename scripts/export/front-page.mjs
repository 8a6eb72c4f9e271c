import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export function basePathOf(out) {
  return /="([^":]*)\/_next\/static\//.exec(frontPage(out))?.[1] ?? '';
}

export function buildOf(out) {
  return /\\"b\\":\\"(\w+)\\"/.exec(frontPage(out))?.[1] ?? '';
}

export function catalogueOf(out) {
  return /\\"catalogueUrl\\":\\"([^"\\]+)\\"/.exec(frontPage(out))?.[1] ?? '';
}

function frontPage(out) {
  return readFileSync(join(out, 'index.html'), 'utf8');
}
