/** What ships, as files: named by what is in them, the old ones taken away. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shipped } from './settings.mjs';

export const sha256 = (...parts) =>
  parts.reduce((sum, part) => sum.update(part), createHash('sha256')).digest('hex');

/** All files of a picture share one mark, a hash of all of them; so one name tells them all. */
export const fileName = (name, mark, ending) => `${name}-${mark}${ending}`;

/** Files by their ending, such as `-800.avif` or `.svg`. Returns the mark. */
export function ship(folder, name, files) {
  const mark = sha256(...Object.values(files)).slice(0, 8);
  const place = join(shipped, folder);
  mkdirSync(place, { recursive: true });
  const ours = new RegExp(`^${name}-[0-9a-f]{8}(?:-\\d+)?\\.\\w+$`);
  for (const old of readdirSync(place).filter((file) => ours.test(file))) rmSync(join(place, old));
  for (const [ending, bytes] of Object.entries(files))
    writeFileSync(join(place, fileName(name, mark, ending)), bytes);
  return mark;
}
