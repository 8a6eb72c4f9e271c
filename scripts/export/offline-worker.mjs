import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageAddress } from './page-address.mjs';
import { alias, offlinePage } from './pages.mjs';
import { runWorker } from './worker.mjs';

/** In this order: each takes from those before it. */
const parts = ['core', 'routing', 'strategies', 'expiration', 'precaching'];

/** How many pictures a device keeps, the ones seen last; and how many pages beside those of the copy. */
const most = { pictures: 200, pages: 100 };

/** The service worker as one file: Workbox as it is published, and `runWorker` with what it needs to know. */
export function offlineWorkerOf(files, version) {
  const facts = JSON.stringify({ files, version, most, alias, offlinePage });
  return [
    '/*! With Workbox, copyright Google LLC, MIT licence. */',
    ...parts.map(workboxPart),
    `(${String(runWorker)})(${facts}, ${String(pageAddress)});`,
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
