import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { readPageData } from './page-files.mjs';
import { offlineName } from './pages.mjs';

/** The pages that an order needs, and those that the offline page leads to. */
const orderPages = [
  'Cart',
  'Cart/Payment',
  'Cart/Payment/PaymentStatus',
  'OurStore',
  'Wishlist',
  offlineName,
];

/**
 * Files that are cached at install: the pages above under the url that the shop links to, then their data, scripts and
 * fonts, and the catalogue. The service worker caches other pages when they are visited.
 * @param {readonly { readonly name: string, readonly html: string }[]} pages
 */
export function precachedFiles(out, pages) {
  const cached = pages.filter(({ name }) => orderPages.includes(name));
  const payloads = cached.map(({ name }) => `${name}.txt`).filter((file) => existsSync(join(out, file)));
  const texts = [...cached.map(({ html }) => html), ...payloads.map((file) => readPageData(join(out, file)))];
  const htmlOf = (page) => pages.find(({ name }) => name === page)?.html ?? '';
  const exported = readdirSync(out, { recursive: true }).map((file) => file.split(sep).join('/'));
  const buildFiles = exported.filter((file) => isBuildFile.test(file));
  const files = [
    ...payloads,
    ...filesNamedIn(texts, buildFiles, (file) => readText(out, file)),
    ...exported.filter((file) => otherCachedFiles.some((pattern) => pattern.test(file))),
    ...narrowestPictures(htmlOf(offlineName)),
  ];
  return [
    ...cached.map(({ name, html }) => ({ url: encodeURI(name), file: `${name}.html`, content: html })),
    ...[...new Set(files)]
      .sort()
      .map((file) => ({ url: encodeURI(file), file, content: readFileSync(join(out, file)) })),
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

const isNamedByHash = /^(?:_next|catalogue|images)\//;

const isBuildFile = /^_next\/static\/(?:chunks|media)\/.+\.(?:js|css|svg|woff2)$/;
const buildFileNames = /[\w.~-]+\.(?:js|css|svg|woff2)\b/g;

/** The scripts, styles, fonts and marks that the texts name, and those that these name in turn to load on demand. */
function filesNamedIn(texts, buildFiles, read) {
  const fileOf = new Map(buildFiles.map((file) => [posix.basename(file), file]));
  const named = new Set();
  const unread = [...texts];
  for (let text = unread.pop(); text !== undefined; text = unread.pop())
    for (const [name] of text.matchAll(buildFileNames)) {
      const file = fileOf.get(name);
      if (file === undefined || named.has(file)) continue;
      named.add(file);
      if (/\.(?:js|css)$/.test(file)) unread.push(read(file));
    }
  return [...named];
}

const otherCachedFiles = [/^catalogue\/[^/]+\.json$/, /^favicon\.ico$/];

/** The files of the pictures on a page, which are the logo and one more on the offline page. */
function narrowestPictures(html) {
  return Array.from(html.matchAll(/<img [^>]*>/g), ([tag]) => {
    // The widths in a srcset are in ascending order.
    const [, path] =
      / srcset="[^" ]*?\/(images\/[^" ]+)/i.exec(tag) ?? / src="[^"]*?\/(images\/[^"]+)/.exec(tag) ?? [];
    return path === undefined ? [] : [decodeURI(path)];
  }).flat();
}

function readText(out, file) {
  return readFileSync(join(out, file), 'utf8');
}
