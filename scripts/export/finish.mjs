import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dashboard, dashboardAlias, serviceWorkerFile } from '../../lib/exported-paths.mjs';
import { UserError } from '../run.mjs';
import { inlineScript, serviceWorker } from './bundle.mjs';
import { licencesText } from './licences.mjs';
import { basePathOf, buildIdOf, catalogueUrlOf, requireTransformed } from './next-markup.mjs';
import { findFaults } from './page-faults.mjs';
import { notPages, offlineName, pageNames, pageOf } from './pages.mjs';
import { precacheManifest } from './precache-manifest.mjs';
import { sitemapOf } from './sitemap.mjs';
import { transforms } from './transforms.mjs';

/** Turns the framework's export into what a plain file server can serve. Idempotent. */
export function finishExport(out) {
  const read = (file) => readFileSync(join(out, file), 'utf8');
  if (!existsSync(join(out, 'index.html'))) throw new UserError('There is no export in out/ to finish.');
  const home = read('index.html');
  const site = siteOf(out, home, read);
  const transformed = (name) => {
    const path = name === 'index' ? '/' : `/${name}`;
    const html = transforms.reduce((text, transform) => transform(text, site, path), read(`${name}.html`));
    requireTransformed(html);
    return pageOf(name, html);
  };

  const pages = pageNames(out).map(transformed);
  const others = notPages.map(transformed);
  const faults = findFaults(pages, { out, inlineScript: site.inlineScript });
  if (faults.length > 0) throw new UserError(`The export is not fit to be shown:\n${faults.join('\n')}`);

  for (const { name, html } of others) writeFileSync(join(out, `${name}.html`), html);
  for (const page of pages) writePage(out, page);
  writeAlias(out, pages);
  rmSync(join(out, structuredDataFile), { force: true });
  const listed = pages.filter((page) => page.isIndexable);
  writeFileSync(join(out, 'sitemap.xml'), sitemapOf(listed));
  writeFileSync(join(out, 'licences.txt'), licencesText());
  const cached = [...pages, ...others.filter(({ name }) => name === offlineName)];
  writeFileSync(join(out, serviceWorkerFile), serviceWorker(precacheManifest(out, cached), buildIdOf(home)));
  console.log(
    `out/ holds ${pages.length} pages, each with and without a slash at its end; the sitemap lists ${listed.length}.`,
  );
}

/** Written by `app/structured-data.json`. */
const structuredDataFile = 'structured-data.json';

function siteOf(out, home, read) {
  const basePath = basePathOf(home);
  const structuredData = existsSync(join(out, structuredDataFile))
    ? JSON.parse(read(structuredDataFile))
    : {};
  for (const path of Object.keys(structuredData))
    if (path !== '/' && !existsSync(join(out, `${path}.html`)))
      throw new UserError(`There is structured data for ${path}, but no such page.`);
  return {
    structuredData,
    readStyleSheet: (href) => read(href.slice(basePath.length)),
    inlineScript: inlineScript({ basePath, catalogueUrl: catalogueUrlOf(home) }),
  };
}

/** Hosts look for `X.html` or for `X/index.html`, and so does the router for the data beside it. */
function writePage(out, { name, html }) {
  writeFileSync(join(out, `${name}.html`), html);
  // Next writes the data of a page twice; no browser requests this copy.
  rmSync(join(out, name === 'index' ? '' : name, '__next._full.txt'), { force: true });
  if (name === 'index') return;
  mkdirSync(join(out, name), { recursive: true });
  writeFileSync(join(out, name, 'index.html'), html);
  cpSync(join(out, `${name}.txt`), join(out, name, 'index.txt'));
}

function writeAlias(out, pages) {
  const [of, as] = [dashboard.slice(1), dashboardAlias.slice(1)];
  const page = pages.find(({ name }) => name === of);
  if (page === undefined) throw new UserError(`The export has no ${of}.html to answer as /${as}.`);
  // A case-insensitive file system already answers to both names.
  if (existsSync(join(out, `${as}.html`)) && !readdirSync(out).includes(`${as}.html`)) return;
  cpSync(join(out, `${of}.txt`), join(out, `${as}.txt`));
  writePage(out, { name: as, html: page.html });
  // Data segments, which the router requests below the current path.
  for (const file of readdirSync(join(out, of)).filter((name) => name.startsWith('__next.')))
    cpSync(join(out, of, file), join(out, as, file));
}
