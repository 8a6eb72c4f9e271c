import { existsSync, mkdirSync, readdirSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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
