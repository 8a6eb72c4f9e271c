import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { precachedFiles } from '../export/precache-manifest.mjs';
import { offlineName, pageNames, readPages } from '../export/pages.mjs';

export function weighCopy(out) {
  const files = precachedFiles(out, readPages(out, [...pageNames(out), offlineName]));
  const worker = { file: 'sw.js', content: readFileSync(join(out, 'sw.js')) };
  const bytes = [...files, worker].map(({ file, content }) =>
    /\.(?:woff2|avif)$/.test(file) ? content.length : brotliCompressSync(content).length,
  );
  return { files: bytes.length, bytes: bytes.reduce((sum, one) => sum + one, 0) };
}
