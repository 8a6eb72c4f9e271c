import { readdirSync, readFileSync } from 'node:fs';

const ignoredNames = new Set([
  'node_modules',
  'out',
  'public',
  'coverage',
  'playwright-report',
  'test-results',
  'next-env.d.ts',
]);

/** Reads all scripts and stylesheets without git, so that it works in a plain copy of the repository too. */
export function repositoryFiles(folder = ''): { path: string; text: string }[] {
  return readdirSync(folder === '' ? '.' : folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}${entry.name}`;
    if (ignoredNames.has(entry.name)) return [];
    if (entry.isDirectory()) return entry.name.startsWith('.') ? [] : repositoryFiles(`${path}/`);
    const isSource = /\.(?:[cm]?[jt]s|[jt]sx|css)$/.test(path);
    return isSource ? [{ path, text: readFileSync(path, 'utf8') }] : [];
  });
}
