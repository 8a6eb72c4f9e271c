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
import { Complaint } from '../run.mjs';
import { faultsOf } from './faults.mjs';
import { basePathOf, buildOf, catalogueOf } from './front-page.mjs';
import { withInlineStyles } from './inline-styles.mjs';
import { offlineCopyOf } from './offline-copy.mjs';
import { offlineWorkerOf } from './offline-worker.mjs';
import { alias, offlinePage, readPages } from './pages.mjs';
import { withScriptsLast } from './scripts-last.mjs';
import { withSecurityPolicy } from './security-policy.mjs';
import { sitemapOf } from './sitemap.mjs';
import { embedStructuredData } from './structured-data.mjs';

/** Makes of the framework's export what a plain file server can serve; doing it twice changes nothing. */
export function finishExport(out) {
  if (!existsSync(join(out, 'index.html'))) throw new Complaint('There is no export in out/ to finish.');
  embedStructuredData(out);
  const pages = readPages(out);
  const faults = faultsOf(pages);
  if (faults.length > 0) throw new Complaint(`The export is not fit to be shown:\n${faults.join('\n')}`);

  const shop = { basePath: basePathOf(out), catalogueUrl: catalogueOf(out) };
  for (const name of [...pages.map((page) => page.name), ...notPages]) protect(out, name, shop);
  for (const { name } of pages) {
    dropUnasked(out, name);
    addFolderShape(out, name);
  }
  addAlias(out);
  const listed = pages.filter((page) => page.isIndexable);
  writeFileSync(join(out, 'sitemap.xml'), sitemapOf(listed));
  // Last, for it names every file by what is in it.
  writeFileSync(join(out, 'sw.js'), offlineWorkerOf(offlineCopyOf(out, pages), buildOf(out)));
  console.log(
    `out/ holds ${pages.length} pages, each with and without a slash at its end; the sitemap lists ${listed.length}.`,
  );
}

/** What a host shows for an address that is none, the same as a page of its own, and what the worker shows. */
const notPages = ['404', '_not-found', offlinePage];

function protect(out, name, shop) {
  const file = join(out, `${name}.html`);
  const html = withInlineStyles(withScriptsLast(readFileSync(file, 'utf8')), out, shop.basePath);
  writeFileSync(file, withSecurityPolicy(html, shop));
}

/** The framework writes the whole data of a page twice: as `X.txt`, and once more by a name that no browser asks for. */
function dropUnasked(out, name) {
  rmSync(join(out, name === 'index' ? '' : name, '__next._full.txt'), { force: true });
}

/** `X/index.html` beside `X.html`, and the same for the data of the page: some hosts look for one, some for the other. */
function addFolderShape(out, name) {
  if (name === 'index') return;
  copy(join(out, `${name}.html`), join(out, name, 'index.html'));
  copy(join(out, `${name}.txt`), join(out, name, 'index.txt'));
}

function addAlias(out) {
  const { of, as } = alias;
  if (!existsSync(join(out, `${of}.html`)))
    throw new Complaint(`The export has no ${of}.html to answer as /${as}.`);
  // Found, but not by that name: the file system ignores case and answers to both already.
  if (existsSync(join(out, `${as}.html`)) && !readdirSync(out).includes(`${as}.html`)) return;
  copy(join(out, `${of}.html`), join(out, `${as}.html`));
  copy(join(out, `${of}.txt`), join(out, `${as}.txt`));
  addFolderShape(out, as);
}

function copy(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}
