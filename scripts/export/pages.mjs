import { existsSync, readFileSync, readdirSync, rmSync, rmdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { orderDesk } from '../../lib/desk-paths.mjs';
import { dashboardAlias, offlinePage } from '../../lib/exported-paths.mjs';

export const offlineName = offlinePage.slice(1);
/** HTML files that hosts and the service worker show in place of a page. */
export const auxiliaryNames = ['404', '_not-found', offlineName];

/** Reads pages. A page's name is its path without leading slash and extension; the home page's name is `index`. */
export function readPages(out, names = pageNames(out)) {
  return names.map((name) => pageOf(name, readFileSync(join(out, `${name}.html`), 'utf8')));
}

/** The names of all pages but those that `finishExport` does not make of an export of Next.js. */
export function pageNames(out) {
  return readdirSync(out, { recursive: true })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.html') && !file.endsWith('/index.html'))
    .map((file) => file.slice(0, -'.html'.length))
    .filter((name) => ![dashboardAlias, orderDesk].includes(`/${name}`) && !auxiliaryNames.includes(name))
    .sort();
}

/** In the data of a page that has called `notFound()`. */
const notFoundMark = 'NEXT_HTTP_ERROR_FALLBACK;404';

/** Deletes the pages that the shop lacks, which Next.js exports as "Page not found". */
export function removeAbsentPages(out) {
  // The deepest come first, so that the folder of a page is empty when its turn comes.
  for (const name of pageNames(out).toReversed()) {
    if (!readFileSync(join(out, `${name}.html`), 'utf8').includes(notFoundMark)) continue;
    for (const extension of ['html', 'txt']) rmSync(join(out, `${name}.${extension}`), { force: true });
    const folder = join(out, name);
    if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
  }
}

/** True for the name of a product's page. */
export function isProduct(name) {
  return /^OurStore\/[^/]+\/[^/]+$/.test(name);
}

/** True for a page that shows what only the device knows, or leads on from an address that is no page. */
export function hydratesAtOnce(path) {
  return /^\/(?:404|_not-found|offline|Cart|Login|Register|ResetPassword|TrackOrder|UserDashboard|Wishlist)(?:\/|$)/.test(
    path,
  );
}

/** True for the page that lists all products. */
export function isCatalogue(path) {
  return path === '/OurStore';
}

/** True for a page that shows a stored cart before it hydrates. */
export function hasCartPreview(path) {
  return /^(?:\/UserDashboard)?\/Cart$/.test(path);
}

/** True for a page that shows the draft of an order. */
export function showsDraft(path) {
  return hasCartPreview(path) || path === '/Cart/Payment';
}

/** The file of the payload that hydrates a page; the router loads it too. */
export function payloadFileOf(path) {
  if (path === '/') return '/index.txt';
  return path === '/404' ? '/_not-found.txt' : `${path}.txt`;
}

/** A page and what the tags in its head say; missing tags are undefined. */
export function pageOf(name, html) {
  const head = html.slice(0, html.indexOf('</head>'));
  const tags = [...head.matchAll(/<(?:meta|link)\b[^>]*>/g)].map(([tag]) => attributesOf(tag));
  const meta = (key) => tags.find((tag) => tag.name === key || tag.property === key)?.content;
  return {
    name,
    html,
    title: decodeEntities(/<title>([^<]*)<\/title>/.exec(head)?.[1]),
    description: meta('description'),
    canonical: tags.find((tag) => tag.rel === 'canonical')?.href,
    isIndexable: !/\b(noindex|none)\b/.test(meta('robots') ?? ''),
    modified: meta('article:modified_time'),
    pictures: structuredDataOf(head).flatMap((thing) =>
      thing['@type'] === 'Product' ? (thing.image ?? []) : [],
    ),
  };
}

function structuredDataOf(head) {
  return Array.from(head.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g), ([, text]) =>
    JSON.parse(text),
  );
}

function attributesOf(tag) {
  return Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name, decodeEntities(value)]),
  );
}

const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

export function decodeEntities(text) {
  return text?.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name) => entities[name]);
}
