import { readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { dashboardAlias, offlinePage } from '../../lib/exported-paths.mjs';

/** HTML files that are no pages of the shop. */
export const offlineName = offlinePage.slice(1);
export const notPages = ['404', '_not-found', offlineName];

/** Pages by path without slash and extension; the home page is `index`. */
export function readPages(out, names = pageNames(out)) {
  return names.map((name) => pageOf(name, readFileSync(join(out, `${name}.html`), 'utf8')));
}

export function pageNames(out) {
  return readdirSync(out, { recursive: true })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.html') && !file.endsWith('/index.html'))
    .map((file) => file.slice(0, -'.html'.length))
    .filter((name) => `/${name}` !== dashboardAlias && !notPages.includes(name))
    .sort();
}

/** A page with what its head says. */
export function pageOf(name, html) {
  const head = html.slice(0, html.indexOf('</head>'));
  const tags = [...head.matchAll(/<(?:meta|link)\b[^>]*>/g)].map(([tag]) => attributesOf(tag));
  const meta = (key) => tags.find((tag) => tag.name === key || tag.property === key)?.content;
  return {
    name,
    html,
    title: plain(/<title>([^<]*)<\/title>/.exec(head)?.[1]),
    description: meta('description'),
    canonical: tags.find((tag) => tag.rel === 'canonical')?.href,
    isIndexable: !/\b(noindex|none)\b/.test(meta('robots') ?? ''),
    modified: meta('article:modified_time'),
    pictures: structuredDataOf(head).flatMap((thing) => (thing['@type'] === 'Product' ? thing.image : [])),
  };
}

function structuredDataOf(head) {
  return Array.from(head.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g), ([, text]) =>
    JSON.parse(text),
  );
}

function attributesOf(tag) {
  return Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name, plain(value)]),
  );
}

const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

function plain(text) {
  return text?.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name) => entities[name]);
}
