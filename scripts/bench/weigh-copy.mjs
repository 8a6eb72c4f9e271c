import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { precachedFiles } from '../export/precache-manifest.mjs';
import { readPages } from '../export/pages.mjs';

export function weighCopy(out) {
  const files = precachedFiles(out, readPages(out)).map(({ file }) => join(out, file));
  const bytes = [...files, join(out, 'sw.js')].map((file) => {
    const body = readFileSync(file);
    return /\.(?:woff2|avif)$/.test(file) ? body.length : brotliCompressSync(body).length;
  });
  return { files: bytes.length, bytes: bytes.reduce((sum, one) => sum + one, 0) };
}
