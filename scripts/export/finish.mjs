import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from '../run.mjs';
import { findFaults, missingPictures } from './page-faults.mjs';
import { basePathOf, buildOf, catalogueOf } from './front-page.mjs';
import { withInlineStyles } from './inline-styles.mjs';
import { licencesText } from './licences.mjs';
import { precacheManifest } from './precache-manifest.mjs';
import { bundleServiceWorker } from './bundle-service-worker.mjs';
import { alias, offlinePage, readPages } from './pages.mjs';
import { withScriptsLast } from './scripts-last.mjs';
import { withSecurityPolicy } from './security-policy.mjs';
import { sitemapOf } from './sitemap.mjs';
import { embedStructuredData } from './structured-data.mjs';

/** Turns the framework's export into what a plain file server can serve. Idempotent. */
export function finishExport(out) {
  if (!existsSync(join(out, 'index.html'))) throw new UserError('There is no export in out/ to finish.');
  embedStructuredData(out);
  const pages = readPages(out);
  const faults = [...findFaults(pages), ...missingPictures(pages, out)];
  if (faults.length > 0) throw new UserError(`The export is not fit to be shown:\n${faults.join('\n')}`);

  const shop = { basePath: basePathOf(out), catalogueUrl: catalogueOf(out) };
  for (const name of [...pages.map((page) => page.name), ...notPages]) protect(out, name, shop);
  for (const { name } of pages) {
    dropUnasked(out, name);
    addFolderShape(out, name);
  }
  addAlias(out);
  const listed = pages.filter((page) => page.isIndexable);
  writeFileSync(join(out, 'sitemap.xml'), sitemapOf(listed));
  writeFileSync(join(out, 'licences.txt'), licencesText());
  // Last: it lists every file by hash.
  writeFileSync(join(out, 'sw.js'), bundleServiceWorker(precacheManifest(out, pages), buildOf(out)));
  console.log(
    `out/ holds ${pages.length} pages, each with and without a slash at its end; the sitemap lists ${listed.length}.`,
  );
}

const notPages = ['404', '_not-found', offlinePage];

function protect(out, name, shop) {
  const file = join(out, `${name}.html`);
  const html = withInlineStyles(withScriptsLast(readFileSync(file, 'utf8')), out, shop.basePath);
  writeFileSync(file, withSecurityPolicy(html, shop));
}

/** The framework writes the page data twice; no browser requests this copy. */
function dropUnasked(out, name) {
  rmSync(join(out, name === 'index' ? '' : name, '__next._full.txt'), { force: true });
}

/** Adds `X/index.html` beside `X.html`, and its data: hosts look for either. */
function addFolderShape(out, name) {
  if (name === 'index') return;
  copy(join(out, `${name}.html`), join(out, name, 'index.html'));
  copy(join(out, `${name}.txt`), join(out, name, 'index.txt'));
}

function addAlias(out) {
  const { of, as } = alias;
  if (!existsSync(join(out, `${of}.html`)))
    throw new UserError(`The export has no ${of}.html to answer as /${as}.`);
  // A case-insensitive file system already answers to both names.
  if (existsSync(join(out, `${as}.html`)) && !readdirSync(out).includes(`${as}.html`)) return;
  copy(join(out, `${of}.html`), join(out, `${as}.html`));
  copy(join(out, `${of}.txt`), join(out, `${as}.txt`));
  addFolderShape(out, as);
  // Data segments, which the router requests below the current path.
  for (const file of readdirSync(join(out, of)).filter((name) => name.startsWith('__next.')))
    copy(join(out, of, file), join(out, as, file));
}

function copy(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}
