import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { structuredDataOf } from './structured-data.mjs';

/** A second spelling of the dashboard that the specification uses once. */
export const alias = { of: 'UserDashboard', as: 'UserDashBoard' };

/** Shown by the worker for pages that are not cached; not a url of the shop. */
export const offlinePage = 'offline';

const notPages = new Set(['404', '_not-found', offlinePage, alias.as]);

/** Pages by path without slash and extension; the home page is `index`. */
export function readPages(out) {
  return namesOf(out).map((name) => ({ name, ...readHead(readFileSync(join(out, `${name}.html`), 'utf8')) }));
}

function namesOf(out) {
  return readdirSync(out, { recursive: true })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.slice(0, -'.html'.length))
    .filter((name) => !notPages.has(name) && !name.endsWith('/index'))
    .sort();
}

function readHead(html) {
  const head = html.slice(0, html.indexOf('</head>'));
  const tags = [...head.matchAll(/<(?:meta|link)\b[^>]*>/g)].map(([tag]) => attributesOf(tag));
  const meta = (name) => tags.find((tag) => tag.name === name || tag.property === name)?.content;
  return {
    html,
    title: plain(/<title>([^<]*)<\/title>/.exec(head)?.[1]),
    description: meta('description'),
    canonical: tags.find((tag) => tag.rel === 'canonical')?.href,
    isIndexable: !/\b(noindex|none)\b/.test(meta('robots') ?? ''),
    modified: meta('article:modified_time'),
    pictures: structuredDataOf(html).flatMap((thing) => (thing['@type'] === 'Product' ? thing.image : [])),
  };
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
