import { readdirSync, readFileSync } from 'node:fs';
import type { SourceFile } from '@/lib/house-rules/source';

const closed = new Set(['node_modules', 'out', 'public', 'coverage', 'playwright-report', 'test-results']);
const generated = new Set(['next-env.d.ts']);

/** Reads the working tree without git, so that it works in a plain copy too. */
export function repositoryFiles(folder = ''): SourceFile[] {
  return readdirSync(folder === '' ? '.' : folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}${entry.name}`;
    if (entry.isDirectory()) {
      return entry.name.startsWith('.') || closed.has(entry.name) ? [] : repositoryFiles(`${path}/`);
    }
    const isSource = /\.(?:[cm]?[jt]s|[jt]sx|css)$/.test(path) && !generated.has(path);
    return isSource ? [{ path, text: readFileSync(path, 'utf8') }] : [];
  });
}
