import { readdirSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import { sep } from 'node:path';
import { readPages } from '../export/pages.mjs';

const types = {
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
/** Types that plain file servers may get wrong without harm. */
const minor = new Set(['avif', 'webmanifest', 'woff2', 'ico', 'csv']);
/** Text files to be indexed, unlike page data. */
const toBeFound = new Set(['/robots.txt', '/llms.txt']);

const revalidated = 'no-cache';
const immutable = 'public, max-age=31536000, immutable';

const guards = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'strict-transport-security': 'max-age=2592000',
};

export async function crawl({ port, out, isOurs }) {
  const faults = [];
  let asked = 0;
  const check = async (path, findFaults) => {
    asked += 1;
    const first = await ask(port, path);
    // Plain file servers redirect a folder's name to the folder.
    const isLed = !isOurs && first.status === 302 && first.headers.location === `${path}/`;
    const answer = isLed ? await ask(port, `${path}/`) : first;
    faults.push(...findFaults(answer).map((fault) => `${path} ${fault}`));
  };

  for (const { canonical } of readPages(out)) {
    const { pathname } = new URL(canonical);
    for (const path of spellingsOf(pathname))
      await check(path, (answer) => pageFaults(answer, canonical, isOurs));
  }
  for (const path of ['/UserDashBoard', '/UserDashBoard/'])
    await check(path, (answer) => [
      ...statusFault(answer, 200),
      ...headerFaults(answer, revalidated, isOurs),
    ]);
  for (const path of missing) await check(path, (answer) => missingFaults(answer, isOurs));
  for (const path of malformed) await check(path, (answer) => statusFault(answer, 400, 404));
  for (const [ending, path] of oneOfEach(out))
    await check(path, (answer) => fileFaults(answer, path, ending, isOurs));
  if (isOurs) faults.push(...(await packingFaults(port)), ...(await renewalFaults(port)));
  return { asked, faults };
}

/** With and without a trailing slash, and with `&` and `%26`. */
function spellingsOf(pathname) {
  const both = pathname === '/' ? ['/'] : [pathname, `${pathname}/`];
  return [...new Set([...both, ...both.map((path) => path.replaceAll('&', '%26'))])];
}

const missing = [
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
const malformed = ['/%', '/%zz', '/%c0%ae%c0%ae/', '/Cart/..%2f..%2fetc/passwd'];

function oneOfEach(out) {
  const found = new Map();
  for (const file of readdirSync(out, { recursive: true })
    .map((name) => name.split(sep).join('/'))
    .sort()) {
    const ending = /\.([a-z0-9]+)$/.exec(file)?.[1];
    if (!ending || !(ending in types) || ending === 'html') continue;
    const key = `${file.split('/')[0]} ${ending}`;
    if (!found.has(key)) found.set(key, [ending, encodeURI(`/${file}`)]);
  }
  return [...found.values(), ['txt', '/robots.txt']];
}

function pageFaults(answer, canonical, isOurs) {
  const isThisPage = answer.body.includes(`rel="canonical" href="${canonical.replaceAll('&', '&amp;')}"`);
  return [
    ...statusFault(answer, 200),
    ...(types.html.test(answer.type) ? [] : [`is ${answer.type}`]),
    ...(isThisPage ? [] : [`is not the page of ${canonical}`]),
    ...headerFaults(answer, revalidated, isOurs),
  ];
}

function missingFaults(answer, isOurs) {
  return [
    ...statusFault(answer, 404),
    ...(answer.body.includes('Page not found') ? [] : ['does not say that there is no such page']),
    ...headerFaults(answer, revalidated, isOurs),
  ];
}

function fileFaults(answer, path, ending, isOurs) {
  const isHashed = /^\/(_next\/static|catalogue)\/|-[0-9a-f]{8}(-\d+)?\.\w+$/.test(path);
  const robots = ending === 'txt' && !toBeFound.has(path) ? 'noindex' : undefined;
  const isTypeAsked = isOurs || !minor.has(ending);
  return [
    ...statusFault(answer, 200),
    ...(isTypeAsked && !types[ending].test(answer.type) ? [`is ${answer.type}`] : []),
    ...headerFaults(answer, isHashed ? immutable : revalidated, isOurs),
    ...(isOurs && answer.headers['x-robots-tag'] !== robots
      ? [`has X-Robots-Tag ${answer.headers['x-robots-tag']}`]
      : []),
  ];
}

/** Proxies send Via and may use HTTP/1.0; pages must still be compressed. */
async function packingFaults(port) {
  const request = 'GET /Cart HTTP/1.0\r\nHost: localhost\r\nVia: 1.1 proxy\r\nAccept-Encoding: gzip\r\n\r\n';
  const head = await new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(request));
    socket.once('error', reject);
    socket.once('data', (part) => resolve(part.toString('latin1').split('\r\n\r\n')[0]));
  });
  return [
    ...(/^content-encoding: gzip$/im.test(head) ? [] : ['/Cart is not packed for a proxy']),
    ...(/^vary: .*accept-encoding/im.test(head) ? [] : ['/Cart does not say that it is packed for some']),
  ];
}

/** Pages of two builds may share size and time, so those must not answer 304. */
async function renewalFaults(port) {
  const { headers } = await ask(port, '/Cart');
  const { status } = await ask(port, '/Cart', {
    'If-None-Match': headers.etag ?? '"none"',
    'If-Modified-Since': headers['last-modified'] ?? new Date().toUTCString(),
  });
  return status === 200 ? [] : [`/Cart answers ${status} where only time and size are the same`];
}

function statusFault({ status }, ...wanted) {
  return wanted.includes(status) ? [] : [`answers ${status}, not ${wanted.join(' or ')}`];
}

function headerFaults({ headers }, cache, isOurs) {
  if (!isOurs) return [];
  return Object.entries({ ...guards, 'cache-control': cache })
    .filter(([name, value]) => headers[name] !== value)
    .map(([name, value]) => `has ${name} ${headers[name]}, not ${value}`);
}

/** Sends the path unchanged; fetch would normalise it. */
function ask(port, path, headers = {}) {
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          type: response.headers['content-type'] ?? 'of no type',
          headers: response.headers,
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    request.once('error', reject);
  });
}
