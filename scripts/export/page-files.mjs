import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

/**
 * The HTML files that a page may have, by the values of PAGE_FILES. A host that answers both /X and /X/ with one of the
 * files needs only that one; `both` suits every host.
 */
export const pageFileNames = {
  both: 'X.html and X/index.html',
  file: 'X.html',
  folder: 'X/index.html',
};

/** Writes the HTML files of a page, and deletes those that this kind lacks. The home page is index.html in each. */
export function writePageFiles(out, { name, html }, kind) {
  const file = join(out, `${name}.html`);
  if (kind === 'folder' && name !== 'index') rmSync(file, { force: true });
  else writeFileSync(file, html);
  if (name !== 'index') writeFolder(join(out, name), html, kind);
}

function writeFolder(folder, html, kind) {
  const index = join(folder, 'index.html');
  if (kind !== 'file') {
    if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
    writeFileSync(index, html);
    return;
  }
  rmSync(index, { force: true });
  if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
}

/**
 * Deletes the parts of the data of pages, `X/__next.*.txt`, which only prefetching by Next.js requests. The shop's own
 * prefetches the whole data in one request, because the parts cost four. Folders stay, for they may get pages.
 */
export function removeDataParts(out) {
  for (const { parentPath, name } of readdirSync(out, { recursive: true, withFileTypes: true }))
    if (name.startsWith('__next.')) rmSync(join(parentPath, name));
}

/**
 * Compresses the data of a page, if it has any: it would take nearly as much room as the HTML, and hosts limit the size
 * of a site. An inline script unpacks it; see browser/unpack-page-data.ts.
 */
export function packPageData(file) {
  if (existsSync(file)) writeFileSync(file, gzipSync(readPageData(file), { level: 9 }));
}

/** Reads the data of a page, compressed or not. */
export function readPageData(file) {
  const content = readFileSync(file);
  const isPacked = content[0] === 0x1f && content[1] === 0x8b;
  return (isPacked ? gunzipSync(content) : content).toString();
}
