import { readdirSync, readFileSync } from 'node:fs';

const ignored = new Set([
  'node_modules',
  'out',
  'public',
  'coverage',
  'playwright-report',
  'test-results',
  'next-env.d.ts',
]);

/** Reads the working tree without git, so that it works in a plain copy too. */
export function repositoryFiles(folder = ''): { path: string; text: string }[] {
  return readdirSync(folder === '' ? '.' : folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}${entry.name}`;
    if (ignored.has(entry.name)) return [];
    if (entry.isDirectory()) return entry.name.startsWith('.') ? [] : repositoryFiles(`${path}/`);
    const isSource = /\.(?:[cm]?[jt]s|[jt]sx|css)$/.test(path);
    return isSource ? [{ path, text: readFileSync(path, 'utf8') }] : [];
  });
}
