import { mkdirSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { filesBelow, unfinishedName, writeWhole } from './files.mjs';
import { madeFolder } from './photo-cells.mjs';
import { makePictures } from './photo-pictures.mjs';

/** Like `Promise.all` of a map, but as many at a time as there are cores: photos are large. */
export async function mapInParallel(items, task) {
  const results = [];
  // All workers take from one iterator.
  const queue = items.entries();
  const work = async () => {
    for (const [index, item] of queue) results[index] = await task(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}

/**
 * Writes each missing file once. A cell has either `content`, the text of its only file, or a `photo` and the names of
 * the files to make of it, by kind.
 */
export async function writeMade({ shop, pictures }, cells) {
  const present = new Set(pictures);
  const work = cells.map(({ files, made: nameOfKind = new Map(), ...cell }) => {
    const wanted = files.filter((file) => !present.has(file));
    wanted.forEach((file) => present.add(file));
    const wantedOfKind = new Map([...nameOfKind].filter(([, file]) => wanted.includes(file)));
    return { ...cell, wanted, wantedOfKind };
  });
  const missing = work.filter(({ wanted }) => wanted.length > 0);
  if (missing.length > 0) mkdirSync(join(shop, 'pictures', madeFolder), { recursive: true });
  await mapInParallel(missing, async ({ content, wanted, photo, backdrop, wantedOfKind }) => {
    if (content !== undefined) return writeWhole(join(shop, 'pictures', wanted[0]), content);
    const made = await makePictures(await readFile(photo), backdrop, wantedOfKind.keys());
    for (const [kind, bytes] of made) writeWhole(join(shop, 'pictures', wantedOfKind.get(kind)), bytes);
  });
}

const madeName = /^[a-z0-9-]+-[0-9a-f]{8}(?:-\d+)?\.(?:avif|jpg|svg)$/;
const hourMs = 3_600_000;

/** Removes made pictures that nothing names, and what an interrupted run left. */
export function removeUnused({ shop }, used, folder = madeFolder) {
  const place = join(shop, 'pictures', folder);
  for (const name of filesBelow(place)) {
    const file = join(place, name);
    const isUnused = madeName.test(name) && !used.has(`${folder}/${name}`);
    // Another build may be writing a younger one now.
    const isLeftOver = unfinishedName.test(name) && statSync(file).mtimeMs < Date.now() - hourMs;
    if (isUnused || isLeftOver) rmSync(file, { force: true });
  }
}
