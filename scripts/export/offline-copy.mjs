import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { offlinePage } from './pages.mjs';

/** As `cardsAtOnce` in lib/domain/constants.ts: in a larger shop a product's page is kept once it was seen. */
const mostProducts = 100;

/**
 * What a device keeps to show the shop without a network, as files of `out` and the addresses that they are
 * fetched by: the pages and what they run on, no pictures but those that every page has.
 * @param {readonly { readonly name: string }[]} pages
 */
export function offlineFilesOf(out, pages) {
  const products = pages.filter(({ name }) => isProduct(name));
  const kept = products.length > mostProducts ? pages.filter(({ name }) => !isProduct(name)) : pages;
  return [
    ...[...kept, { name: offlinePage }].map(({ name }) => ({ url: addressOf(name), file: `${name}.html` })),
    ...filesBesidePages(out).map((file) => ({ url: file, file })),
  ];
}

/**
 * The same for the worker. Each file is named with the hash of what is in it, so that a copy made while the shop is
 * being deployed cannot be of two builds: it fails, and is made at the next visit. What has a hash in its name already
 * has no revision, so that the browser takes it from its own cache where it is there.
 */
export function offlineCopyOf(out, pages) {
  return offlineFilesOf(out, pages).map(({ url, file }) => {
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

/** By the address that the shop's links have, which no host leads elsewhere; relative to the worker's own. */
function addressOf(name) {
  return name === 'index' ? './' : encodeURI(name);
}

const isNamedByHash = /^(?:_next|catalogue|images)\//;

const kept = [
  /^_next\/static\/(?:chunks|media)\/.+\.(?:js|css|woff2)$/,
  /^catalogue\/[^/]+\.json$/,
  /^(?:icon\.svg|favicon\.ico)$/,
  // The seal and the marks of the footer stand on every page, the tray on the page that is shown for a missing one.
  /^images\/company\/[^/]+\.svg$/,
  /^images\/scenes\/empty-[0-9a-f]+-400\.avif$/,
];

function filesBesidePages(out) {
  const forOldBrowsers = /src="[^"]*?\/(_next\/[^"]+)" noModule/.exec(
    readFileSync(join(out, 'index.html'), 'utf8'),
  )?.[1];
  return readdirSync(out, { recursive: true })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file !== forOldBrowsers && kept.some((pattern) => pattern.test(file)))
    .sort();
}
