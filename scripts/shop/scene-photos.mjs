import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, writeWhole } from './files.mjs';
import { finishedPicture } from './finished-pictures.mjs';
import { palette } from './palette.mjs';
import { findPhoto, pictureNamer, readPhoto } from './photo-cells.mjs';
import { removeUnused } from './photo-files.mjs';
import { makePictures, makeWidths } from './photo-pictures.mjs';

/** The folder of `pictures/` that holds what is made of the photos that settings and pages name. */
const sceneFolder = 'scenes/made';
/** The widths in which such a photo is made, in pixels; never larger than it is. */
const sceneWidths = [480, 800, 1200, 1920];

/**
 * @typedef {{ src: string, width: number, height: number, widths?: number[] }} ScenePicture
 * @typedef {{ picture: ScenePicture } | { problem: string }} FoundPicture
 */

/**
 * Finds the pictures that settings and pages name: finished ones by their path below `/images/`, others in `photos/`.
 * Nothing is written before `make`.
 * @param {string} shop
 */
export function scenePhotos(shop) {
  const photos = filesBelow(join(shop, 'photos'));
  /** What is found, by kind and name. */
  const found = new Map();

  return {
    /**
     * @param {string} name
     * @param {'scene' | 'social image'} [kind] a social image is a JPEG of 1200 by 630 pixels
     * @returns {Promise<FoundPicture>}
     */
    async find(name, kind = 'scene') {
      const key = `${kind} ${name}`;
      if (!found.has(key)) found.set(key, await findScene({ shop, photos }, name, kind));
      return found.get(key);
    },

    /** The photos that were found, as `photos/` names them. */
    usedPhotos: () => [...found.values()].flatMap(({ photo }) => photo ?? []),

    /** Makes what is missing, and removes what nothing names any more. */
    async make() {
      const scenes = [...found.values()].filter(({ files }) => files !== undefined);
      const pictures = join(shop, 'pictures');
      const present = new Set(filesBelow(pictures));
      for (const { files, bytes, kind } of scenes) {
        const missing = files.filter((file) => !present.has(file));
        if (missing.length === 0) continue;
        mkdirSync(join(pictures, sceneFolder), { recursive: true });
        const made = await madeOf(kind, bytes, missing);
        for (const [file, content] of made) writeWhole(join(pictures, file), content);
      }
      removeUnused({ shop }, new Set(scenes.flatMap(({ files }) => files)), sceneFolder);
    },
  };
}

async function findScene({ shop, photos }, name, kind) {
  if (name.startsWith('/images/')) {
    const picture = await finishedPicture(shop, name);
    return picture === undefined ? { problem: 'there is no such file in pictures/' } : { picture };
  }
  const photo = findPhoto(name, photos);
  if (photo.problem !== undefined) return photo;
  const { bytes, problem, width = 0, height = 0 } = await readPhoto(shop, photo.name);
  if (problem !== undefined) return { problem };

  const nameOf = pictureNamer(photo.name, bytes, palette.paper, sceneFolder);
  const ownPhoto = { photo: photo.name, bytes, kind };
  if (kind === 'social image') {
    const file = nameOf('social.jpg');
    return { ...ownPhoto, picture: { src: `/images/${file}`, width: 1200, height: 630 }, files: [file] };
  }
  const fitting = sceneWidths.filter((wide) => wide <= width);
  const shown = fitting.length === 0 ? [width] : fitting;
  const files = shown.map((wide) => nameOf(`${wide}.avif`));
  // Pages name a picture by its file of 800 pixels, or else by the largest.
  const main = files[shown.indexOf(800)] ?? files.at(-1);
  const largest = shown.at(-1) ?? width;
  return {
    ...ownPhoto,
    picture: {
      src: `/images/${main}`,
      width: largest,
      height: Math.round((height * largest) / width),
      widths: shown,
    },
    files,
  };
}

/** The content of each file, whose name ends in its width or in "social". */
async function madeOf(kind, bytes, files) {
  if (kind === 'social image') {
    const [[, content]] = await makePictures(bytes, palette.paper, ['social.jpg']);
    return [[files[0], content]];
  }
  const fileOf = new Map(files.map((file) => [Number(/-(\d+)\.avif$/.exec(file)?.[1]), file]));
  const made = await makeWidths(bytes, palette.paper, [...fileOf.keys()]);
  return made.map(([width, content]) => [fileOf.get(width), content]);
}
