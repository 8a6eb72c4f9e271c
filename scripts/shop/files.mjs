import { createHash } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The paths of all files below a folder, relative to it, divided by "/" and sorted; none if there is no such folder. */
export function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Matches the name of a file that `writeWhole` was interrupted in writing. */
export const unfinishedName = /\.\d+\.tmp$/;

/** Writes a file whole or not at all: the content goes to a file beside it, which then takes its name. */
export function writeWhole(file, content) {
  const unfinished = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(unfinished, content);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/** Eight hexadecimal digits that change with the content of a file, for its name. */
export function contentHash(...parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
}
