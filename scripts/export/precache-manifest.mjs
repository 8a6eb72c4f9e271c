import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { offlinePage } from './pages.mjs';

/** A larger catalogue is cached product by product, as it is visited. */
const maxProducts = 100;

/** @param {readonly { readonly name: string }[]} pages */
export function precachedFiles(out, pages) {
  const products = pages.filter(({ name }) => isProduct(name));
  const cached = products.length > maxProducts ? pages.filter(({ name }) => !isProduct(name)) : pages;
  return [
    ...[...cached, { name: offlinePage }].map(({ name }) => ({ url: urlOf(name), file: `${name}.html` })),
    ...filesBesidePages(out).map((file) => ({ url: file, file })),
  ];
}

// Integrity hashes make an install during a deploy fail instead of mixing builds. Files with a hash in their
// name have no revision, so that the HTTP cache may serve them.
export function precacheManifest(out, pages) {
  return precachedFiles(out, pages).map(({ url, file }) => {
    const hash = createHash('sha256')
      .update(readFileSync(join(out, file)))
      .digest();
    const revision = isNamedByHash.test(file) ? null : hash.toString('hex').slice(0, 12);
    return { url, revision, integrity: `sha256-${hash.toString('base64')}` };
  });
}

function isProduct(name) {
  return /^OurStore\/[^/]+\/[^/]+$/.test(name);
}

/** As in the shop's links, which no host redirects; relative to the worker. */
function urlOf(name) {
  return name === 'index' ? './' : encodeURI(name);
}

const isNamedByHash = /^(?:_next|catalogue|images)\//;

const patterns = [
  /^_next\/static\/(?:chunks|media)\/.+\.(?:js|css|woff2)$/,
  /^catalogue\/[^/]+\.json$/,
  /^(?:icon\.svg|favicon\.ico)$/,
  // Logo and footer icons of every page, and the image of the offline page.
  /^images\/company\/[^/]+\.svg$/,
  /^images\/scenes\/empty-[0-9a-f]+-400\.avif$/,
];

function filesBesidePages(out) {
  const forOldBrowsers = /src="[^"]*?\/(_next\/[^"]+)" noModule/.exec(
    readFileSync(join(out, 'index.html'), 'utf8'),
  )?.[1];
  return readdirSync(out, { recursive: true })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file !== forOldBrowsers && patterns.some((pattern) => pattern.test(file)))
    .sort();
}
