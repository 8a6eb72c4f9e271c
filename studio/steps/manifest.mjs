/** What each picture was made from: one hash of its rendering, one of its finishing. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { manifestFile } from './settings.mjs';

export const readManifest = () =>
  existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {};

/** Written after every picture, so that whatever stops the work, what is done counts. */
export function note(id, known) {
  const before = readManifest();
  const all = { ...before, [id]: { ...before[id], ...known } };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(manifestFile, `${JSON.stringify(sorted, undefined, 2)}\n`);
}
