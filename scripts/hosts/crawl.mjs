import { readdirSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import { sep } from 'node:path';
import { dashboardAlias } from '../../lib/exported-paths.mjs';
import { readPages } from '../export/pages.mjs';

const contentTypes = {
  html: /^text\/html/,
  txt: /^text\/plain/,
  css: /^text\/css/,
  js: /^(application|text)\/javascript/,
  json: /^application\/json/,
  csv: /^text\/csv/,
  xml: /^(application|text)\/xml/,
  svg: /^image\/svg\+xml/,
  png: /^image\/png/,
  jpg: /^image\/jpeg/,
  ico: /^image\/(x-icon|vnd\.microsoft\.icon)/,
  woff2: /^font\/woff2/,
  avif: /^image\/avif/,
  webmanifest: /^application\/manifest\+json/,
};
/** Files that a plain file server may send as another type without harm. */
const harmlessTypes = new Set(['avif', 'webmanifest', 'woff2', 'ico', 'csv']);
/** Text files that search engines may index, unlike the data of pages. */
const indexableTexts = new Set(['/robots.txt', '/llms.txt']);

const revalidated = 'no-cache';
const immutable = 'public, max-age=31536000, immutable';

const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'strict-transport-security': 'max-age=2592000',
};

const missingPaths = [
  '/Nowhere',
  '/Nowhere/',
  '/ourstore',
  '/CART',
  '/OurStore/Baby_Collection',
  '/OurStore/Baby_Collection/',
  '/OurStore/Matcha_Green_Tea/Shrimp_Crackers_Setouchi',
  '/_next/static/chunks/gone-0000000000000.js',
  '/images/products/gone-00000000-800.avif',
];
const malformedPaths = ['/%', '/%zz', '/%c0%ae%c0%ae/', '/Cart/..%2f..%2fetc/passwd'];

/**
 * Requests every page in all its spellings, files of each type and missing files from a server, and returns what is
 * wrong. Only a server that is configured by a file of `deploy/` must send our headers.
 */
export async function findFaults(origin, out, isConfigured = false) {
  const faults = [];
  for (const [path, expected] of expectedAnswers(out)) {
    let answer = await ask(origin, path);
    // Plain file servers redirect a folder's name to the folder.
    if (!isConfigured && redirectsToFolder(answer, path)) answer = await ask(origin, `${path}/`);
    faults.push(...differences(answer, expected, isConfigured).map((difference) => `${path} ${difference}`));
  }
  if (isConfigured) faults.push(...(await compressionFaults(origin)), ...(await revalidationFaults(origin)));
  return faults;
}

/** Pairs of a path and what its answer must have; a part that is left out is not checked. */
function expectedAnswers(out) {
  const pageAnswer = { status: [200], extension: 'html', cache: revalidated };
  return [
    ...readPages(out).flatMap(({ canonical }) => {
      const body = `rel="canonical" href="${canonical.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')}"`;
      return spellingsOf(new URL(canonical).pathname).map((path) => [path, { ...pageAnswer, body }]);
    }),
    ...spellingsOf(dashboardAlias).map((path) => [path, pageAnswer]),
    ...missingPaths.map((path) => [path, { status: [404], body: 'Page not found', cache: revalidated }]),
    ...malformedPaths.map((path) => [path, { status: [400, 404] }]),
    ...oneFileOfEachType(out).map(([path, extension]) => {
      const isNamedByHash = /^\/(_next\/static|catalogue)\/|-[0-9a-f]{8}(-\d+)?\.\w+$/.test(path);
      const robots = extension === 'txt' && !indexableTexts.has(path) ? 'noindex' : undefined;
      return [path, { status: [200], extension, cache: isNamedByHash ? immutable : revalidated, robots }];
    }),
  ];
}

function spellingsOf(pathname) {
  const paths = pathname === '/' ? ['/'] : [pathname, `${pathname}/`];
  return [...new Set([...paths, ...paths.map((path) => path.replaceAll('&', '%26'))])];
}

/** Pairs of path and extension, one of each type from each top-level folder. */
function oneFileOfEachType(out) {
  const files = readdirSync(out, { recursive: true }).map((name) => name.split(sep).join('/'));
  const firstFiles = new Map();
  for (const file of files.sort()) {
    const extension = /\.([a-z0-9]+)$/.exec(file)?.[1];
    if (!extension || !(extension in contentTypes) || extension === 'html') continue;
    const folderAndType = `${file.split('/')[0]} ${extension}`;
    if (!firstFiles.has(folderAndType)) firstFiles.set(folderAndType, [encodeURI(`/${file}`), extension]);
  }
  return [...firstFiles.values(), ['/robots.txt', 'txt']];
}

function redirectsToFolder({ status, headers }, path) {
  if (![301, 302].includes(status)) return false;
  const target = new URL(headers.location, 'http://localhost').pathname;
  return decodeURIComponent(target) === decodeURIComponent(`${path}/`);
}

function differences({ status, headers, body }, expected, isConfigured) {
  const found = [];
  if (!expected.status.includes(status)) found.push(`answers ${status}, not ${expected.status.join(' or ')}`);
  if (expected.body && !body.includes(expected.body)) found.push(`does not hold ${expected.body}`);
  const { extension, cache, robots } = expected;
  const type = headers['content-type'];
  const mustHaveType = extension && (isConfigured || !harmlessTypes.has(extension));
  if (mustHaveType && !contentTypes[extension].test(type)) found.push(`is of type ${type}`);
  if (!isConfigured || !cache) return found;
  // A file that search engines may index must have no robots header.
  const expectedHeaders = {
    ...securityHeaders,
    'cache-control': cache,
    ...('robots' in expected && { 'x-robots-tag': robots }),
  };
  for (const [name, value] of Object.entries(expectedHeaders))
    if (headers[name] !== value) found.push(`has ${name} ${headers[name]}, not ${value}`);
  return found;
}

/** Pages must be compressed for proxies too, which send `Via` and may use HTTP/1.0. */
async function compressionFaults({ port }) {
  const request = 'GET /Cart HTTP/1.0\r\nHost: localhost\r\nVia: 1.1 proxy\r\nAccept-Encoding: gzip\r\n\r\n';
  const head = await new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(request));
    socket.once('error', reject);
    socket.once('data', (part) => resolve(part.toString('latin1').split('\r\n\r\n')[0]));
  });
  return [
    ...(/^content-encoding: gzip$/im.test(head) ? [] : ['/Cart is not compressed for a proxy']),
    ...(/^vary: .*accept-encoding/im.test(head) ? [] : ['/Cart does not vary by Accept-Encoding']),
  ];
}

/** Pages of two builds may have the same size and time, so a server that compares only these must not answer 304. */
async function revalidationFaults(origin) {
  const { headers } = await ask(origin, '/Cart');
  const { status } = await ask(origin, '/Cart', {
    'If-None-Match': headers.etag ?? '"none"',
    'If-Modified-Since': headers['last-modified'] ?? new Date().toUTCString(),
  });
  return status === 200 ? [] : [`/Cart answers ${status} where only time and size are the same`];
}

/** Requests exactly this path, which `fetch` would normalise. */
function ask({ port }, path, headers = {}) {
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    request.once('error', reject);
  });
}
