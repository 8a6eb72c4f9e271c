import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { legacyScriptOf } from './next-markup.mjs';
import { isProduct, offlineName } from './pages.mjs';

/** With more products than this, a product page is cached when it is visited. */
const maxProducts = 100;

/**
 * Files that are cached at install: pages under the url that the shop links to, then their scripts, fonts and data.
 * @param {readonly { readonly name: string, readonly html: string }[]} pages
 */
export function precachedFiles(out, pages) {
  const products = pages.filter(({ name }) => isProduct(name));
  const cached = products.length > maxProducts ? pages.filter(({ name }) => !isProduct(name)) : pages;
  return [
    ...cached.map(({ name, html }) => ({ url: urlOf(name), file: `${name}.html`, content: html })),
    ...filesBesidePages(out, pages).map((file) => ({
      url: file,
      file,
      content: readFileSync(join(out, file)),
    })),
  ];
}

/**
 * The list for Workbox. Integrity hashes make an install during a deploy fail instead of mixing builds. Files with a hash
 * in their name have no revision, so that the HTTP cache may serve them.
 */
export function precacheManifest(out, pages) {
  return precachedFiles(out, pages).map(({ url, file, content }) => {
    const hash = createHash('sha256').update(content).digest();
    const revision = isNamedByHash.test(file) ? null : hash.toString('hex').slice(0, 12);
    return { url, revision, integrity: `sha256-${hash.toString('base64')}` };
  });
}

/** The url as the shop links to it, because no host redirects that; relative to the service worker. */
function urlOf(name) {
  return name === 'index' ? './' : encodeURI(name);
}

const isNamedByHash = /^(?:_next|catalogue|images)\//;

const cachedFiles = [
  /^_next\/static\/(?:chunks|media)\/.+\.(?:js|css|woff2)$/,
  /^catalogue\/[^/]+\.json$/,
  /^favicon\.ico$/,
  // The footer of every page shows it.
  /^images\/networks-[^/]+\.svg$/,
];

function filesBesidePages(out, pages) {
  const htmlOf = (name) => pages.find((page) => page.name === name)?.html ?? '';
  const legacyScript = legacyScriptOf(htmlOf('index'));
  const cached = readdirSync(out, { recursive: true })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file !== legacyScript && cachedFiles.some((pattern) => pattern.test(file)));
  return [...new Set([...cached, ...narrowestPictures(htmlOf(offlineName))])].sort();
}

/** The files of the pictures on a page, which are the logo and one more on the offline page. */
function narrowestPictures(html) {
  return Array.from(html.matchAll(/<img [^>]*>/g), ([tag]) => {
    // The widths in a srcset are in ascending order.
    const [, path] =
      / srcset="[^" ]*?\/(images\/[^" ]+)/i.exec(tag) ?? / src="[^"]*?\/(images\/[^"]+)/.exec(tag) ?? [];
    return path === undefined ? [] : [decodeURI(path)];
  }).flat();
}
