import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { canonicalUrl } from './canonical-url.mjs';
import { alias, offlinePage } from './pages.mjs';
import { runWorker } from './service-worker.mjs';

/** Order matters: each depends on those before it. */
const parts = ['core', 'routing', 'strategies', 'expiration', 'precaching'];

/** Cache limits; `pages` counts those outside the precache. */
const max = { pictures: 200, pages: 100 };

export function bundleServiceWorker(files, version) {
  const facts = JSON.stringify({ files, version, max, alias, offlinePage });
  return [
    '/*! With Workbox, copyright Google LLC, MIT licence: see licences.txt. */',
    ...parts.map(workboxPart),
    `(${String(runWorker)})(${facts}, ${String(canonicalUrl)});`,
    '',
  ].join('\n');
}

function workboxPart(name) {
  const entry = fileURLToPath(import.meta.resolve(`workbox-${name}`));
  const file = join(dirname(entry), 'build', `workbox-${name}.prod.js`);
  return readFileSync(file, 'utf8')
    .replace(/^\/\/# sourceMappingURL=.*$/m, '')
    .trim();
}
