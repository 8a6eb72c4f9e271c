import { readdirSync } from 'node:fs';
import { get } from 'node:http';
import { sep } from 'node:path';
import { readPages } from '../export/pages.mjs';

/** What every host must send for a file, by its ending. */
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
/** Plain file servers have tables of types of their own; what a browser does not mind is not asked of them. */
const minor = new Set(['avif', 'webmanifest', 'woff2', 'ico', 'csv']);
/** Text that is to be found, unlike the data behind the pages. */
const toBeFound = new Set(['/robots.txt', '/llms.txt']);

const revalidated = 'no-cache';
const kept = 'public, max-age=31536000, immutable';

const guards = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
};

/** Asks a running host for every address in all its spellings; answers how much was asked and what was wrong. */
export async function crawl({ port, out, isOurs }) {
  const faults = [];
  let asked = 0;
  const check = async (path, faultsOf) => {
    asked += 1;
    const first = await ask(port, path);
    // A plain file server leads from a folder's name to the folder; ours answer at once.
    const isLed = !isOurs && first.status === 302 && first.headers.location === `${path}/`;
    const answer = isLed ? await ask(port, `${path}/`) : first;
    faults.push(...faultsOf(answer).map((fault) => `${path} ${fault}`));
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
  return { asked, faults };
}

/** Each with and without the slash at its end, and with the ampersand spelled both ways. */
function spellingsOf(pathname) {
  const both = pathname === '/' ? ['/'] : [pathname, `${pathname}/`];
  return [...new Set([...both, ...both.map((path) => path.replaceAll('&', '%26'))])];
}

/** What is no address: unknown, in the wrong case, or a folder. */
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
/** What no browser would send. */
const malformed = ['/%', '/%zz', '/%c0%ae%c0%ae/', '/Cart/..%2f..%2fetc/passwd'];

/** One file for each ending in each room of the export. */
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
    ...headerFaults(answer, isHashed ? kept : revalidated, isOurs),
    ...(isOurs && answer.headers['x-robots-tag'] !== robots
      ? [`has X-Robots-Tag ${answer.headers['x-robots-tag']}`]
      : []),
  ];
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

/** The answer to exactly this path: fetch would mend it first. */
function ask(port, path) {
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, path, agent: false }, (response) => {
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
