import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The sub-path that an export was built for, read from its own front page, so that the two cannot disagree. */
export function basePathOf(out) {
  const front = readFileSync(join(out, 'index.html'), 'utf8');
  return /="([^":]*)\/_next\/static\//.exec(front)?.[1] ?? '';
}
