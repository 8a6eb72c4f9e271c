import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { offlineFilesOf } from '../export/offline-copy.mjs';
import { readPages } from '../export/pages.mjs';

/**
 * What the service worker fetches for its copy of the shop, after the page is at rest and apart from it: how many files,
 * and their bytes as brotli sends them. Pictures and what the page has fetched itself come from the browser's own cache.
 */
export function weighCopy(out) {
  const files = offlineFilesOf(out, readPages(out)).map(({ file }) => join(out, file));
  const bytes = [...files, join(out, 'sw.js')].map((file) => {
    const body = readFileSync(file);
    return /\.(?:woff2|avif)$/.test(file) ? body.length : brotliCompressSync(body).length;
  });
  return { files: bytes.length, bytes: bytes.reduce((sum, one) => sum + one, 0) };
}
