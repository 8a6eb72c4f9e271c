import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dashboard, dashboardAlias, serviceWorkerFile } from '../../lib/exported-paths.mjs';
import { UserError, root } from '../run.mjs';
import { latinSlugOf } from '../shop/texts.mjs';
import { inlineScripts, serviceWorker } from './bundle.mjs';
import { licencesText } from './licences.mjs';
import { basePathOf, buildIdOf, catalogueUrlOf, chunkFolder, requireTransformed } from './next-markup.mjs';
import { findFaults } from './page-faults.mjs';
import { packPageData, pageFileNames, readPageData, removeDataParts, writePageFiles } from './page-files.mjs';
import { auxiliaryNames, offlineName, pageNames, pageOf, removeAbsentPages } from './pages.mjs';
import { precacheManifest } from './precache-manifest.mjs';
import { sitemapOf } from './sitemap.mjs';
import { readStyleSheet } from './style-sheet.mjs';
import { transforms, withCompileHint, withoutFontFaces } from './transforms.mjs';
import { usedStyles } from './used-styles.mjs';

/**
 * Turns the export of Next.js into files that a plain file server can serve. May run twice on the same export, unless
 * the first run has written folders only.
 */
export function finishExport(out, { pageFiles = 'both', hasOrderDesk = false } = {}) {
  const read = (file) => readFileSync(join(out, file), 'utf8');
  if (!existsSync(join(out, 'index.html'))) throw new UserError('There is no export in out/ to finish.');
  removeDataParts(out);
  removeAbsentPages(out);
  const homePayload = readPageData(join(out, 'index.txt'));
  const { name: shopName } = JSON.parse(read('manifest.webmanifest'));
  const site = siteOf(out, read, homePayload);
  const transformPage = (name) => {
    const path = name === 'index' ? '/' : `/${name}`;
    const html = transforms.reduce((text, transform) => transform(text, site, path), read(`${name}.html`));
    requireTransformed(html);
    return pageOf(name, html);
  };

  const pages = pageNames(out).map(transformPage);
  const auxiliaryPages = auxiliaryNames.map(transformPage);
  const faults = findFaults(pages, {
    out,
    basePath: site.basePath,
    inlineScripts: Object.values(site.inlineScripts),
  });
  if (faults.length > 0) throw new UserError(`The export is not fit to be shown:\n${faults.join('\n')}`);

  changeFiles(out, '.css', withoutFontFaces);
  changeFiles(out, '.js', withCompileHint);
  const listedPages = [...pages, ...copyDashboard(out, pages)];
  for (const page of listedPages) writePageFiles(out, page, pageFiles);
  for (const page of auxiliaryPages)
    writePageFiles(out, page, page.name === offlineName ? pageFiles : 'file');
  for (const { name } of [...listedPages, ...auxiliaryPages]) packPageData(join(out, `${name}.txt`));
  rmSync(join(out, structuredDataFile), { force: true });
  const indexablePages = pages.filter((page) => page.isIndexable);
  writeFileSync(join(out, 'sitemap.xml'), sitemapOf(indexablePages));
  writeFileSync(join(out, 'licences.txt'), licencesText(shopName, { hasOrderDesk }));
  const cachedPages = [...pages, ...auxiliaryPages.filter(({ name }) => name === offlineName)];
  writeFileSync(
    join(out, serviceWorkerFile),
    serviceWorker(precacheManifest(out, cachedPages), {
      buildId: site.buildId,
      cachePrefix: latinSlugOf(shopName),
    }),
  );
  console.log(
    `out/ holds ${pages.length} pages, each as ${pageFileNames[pageFiles]}; the sitemap lists ${indexablePages.length}.`,
  );
}

/** The route `app/structured-data.json` writes this file, which is only for the build. */
const structuredDataFile = 'structured-data.json';

/** Returns what the transforms need to know of the whole export. */
function siteOf(out, read, homePayload) {
  const basePath = basePathOf(read('index.html'));
  const structuredData = existsSync(join(out, structuredDataFile))
    ? JSON.parse(read(structuredDataFile))
    : {};
  for (const path of Object.keys(structuredData))
    if (path !== '/' && !existsSync(join(out, `${path}.html`)))
      throw new UserError(`There is structured data for ${path}, but no such page.`);
  return {
    basePath,
    buildId: buildIdOf(homePayload),
    structuredData,
    styleSheet: styleSheetReader((href) => read(href.slice(basePath.length))),
    previewClasses: readFileSync(join(root, '.shop/backdrop-classes.txt'), 'utf8').trim().split('\n'),
    inlineScripts: inlineScripts({ basePath, catalogueUrl: catalogueUrlOf(homePayload) }),
  };
}

/** What inline scripts set before the whole stylesheet is loaded. */
const setByInlineScripts = [
  '[aria-busy]',
  '[data-count]',
  '[data-currency]',
  '[data-failed]',
  '[data-loading]',
  '[data-stored-form]',
  '[data-unfiltered]',
];

/** Reads and parses each stylesheet once for all pages. */
function styleSheetReader(read) {
  const sheets = new Map();
  return (href) => {
    if (!sheets.has(href)) {
      const { text, fonts } = readStyleSheet(read(href), href);
      sheets.set(href, { text, fonts, usedBy: usedStyles(text, setByInlineScripts) });
    }
    return sheets.get(href);
  };
}

/** Changes the files that Next.js has built. Their names stay, for a page of an older build works with either. */
function changeFiles(out, extension, change) {
  const folder = join(out, chunkFolder);
  for (const name of readdirSync(folder, { recursive: true }).filter((each) => each.endsWith(extension)))
    writeFileSync(join(folder, name), change(readFileSync(join(folder, name), 'utf8')));
}

/** Copies the data of the dashboard to its other spelling, and returns the pages that this adds. */
function copyDashboard(out, pages) {
  const source = dashboard.slice(1);
  const alias = dashboardAlias.slice(1);
  const page = pages.find(({ name }) => name === source);
  if (page === undefined) throw new UserError(`The export has no ${source}.html to answer as /${alias}.`);
  // A case-insensitive file system already answers to both names.
  if (existsSync(join(out, `${alias}.txt`)) && !readdirSync(out).includes(`${alias}.txt`)) return [];
  cpSync(join(out, `${source}.txt`), join(out, `${alias}.txt`));
  return [{ ...page, name: alias }];
}
