import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { contentHash } from './files.mjs';
import { decode, maxPixels, readHeader, recipe, squareWidths } from './photo-pictures.mjs';
import { readRole } from './photo-roles.mjs';

/** The folder of `pictures/` that holds what is made from photos, and no file of a merchant. */
export const madeFolder = 'products/made';
/** A photo whose longer side is shorter looks blurred on a product page. */
const minSide = 600;

const avifKinds = squareWidths.map((width) => `${width}.avif`);
/** The kinds of files made of a photo, by the place that shows it; a kind is the end of a file's name. */
const kindsOf = {
  front: [...avifKinds, '1200.jpg'],
  further: avifKinds,
  view: avifKinds.filter((kind) => kind !== '1200.avif'),
  'social image': ['social.jpg'],
};

/**
 * Reads a cell that names a photo in `photos/`, or a finished picture below `/images/`.
 * @param {{ value: string, place: keyof typeof kindsOf, backdrop: string, needsSocialImage?: boolean }} cell
 * @param {{ shop: string, photos: readonly string[], pictures: ReadonlySet<string> }} folders the names in `photos/`
 * and `pictures/`
 * @returns {Promise<{ problem: string } | { src: string, pictures: object, files: string[], photo?: string, made?: Map<string, string>, warning?: string }>}
 * the paths of the product's pictures, the files in `pictures/` behind them, and those to make of the photo by kind
 */
export async function readCell(cell, { shop, photos, pictures }) {
  const { place, backdrop } = cell;
  const role = readRole(cell.value);
  if (role.problem !== undefined) return role;
  if (role.name.startsWith('/images/')) return readFinishedPicture(role.name, place, pictures);
  const { name, problem } = findPhoto(role.name, photos);
  if (problem !== undefined) return { problem };

  const photo = join(shop, 'photos', name);
  const bytes = await readFile(photo);
  const header = await headerOf(bytes);
  if (header.problem !== undefined) return header;

  const nameOf = pictureNamer(name, bytes, backdrop, madeFolder);
  const kinds = [...kindsOf[place], ...(cell.needsSocialImage ? kindsOf['social image'] : [])];
  const made = new Map(kinds.map((kind) => [kind, nameOf(kind)]));
  const files = [...made.values()];
  // Decoding is slow, so a photo whose pictures all exist is not decoded again.
  if (!files.every((file) => pictures.has(file)) && !(await isSound(bytes))) return { problem: damaged };
  const src = `/images/${nameOf(place === 'social image' ? 'social.jpg' : '800.avif')}`;
  const social = cell.needsSocialImage && { socialImage: `/images/${nameOf('social.jpg')}` };
  return {
    src,
    pictures: { ...fieldsOf(place, src), ...social },
    files,
    photo,
    made,
    ...warningOf(header),
  };
}

/** The fields of a product that a place fills. */
function fieldsOf(place, src) {
  if (place === 'front') return { img: src };
  return place === 'social image' ? { socialImage: src } : {};
}

const damaged = 'this photo is damaged and cannot be read to its end; export it again';

/**
 * Returns a function that names the picture of each kind, such as "800.avif". The names change with the photo's
 * content, its backdrop and the recipe.
 */
export function pictureNamer(photo, bytes, backdrop, folder) {
  const hash = contentHash(JSON.stringify([recipe, backdrop]), bytes);
  const { name } = posix.parse(photo);
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const stem = plain.slice(0, 40).replace(/^-|-$/g, '') || 'photo';
  // The hosts in deploy/ cache what ends in a hash, or in a hash and a width.
  return (kind) =>
    `${folder}/${kind === 'social.jpg' ? `${stem}-social-${hash}.jpg` : `${stem}-${hash}-${kind}`}`;
}

/** One name with a width, such as `tea-800.avif`, stands for all widths that its place needs. Any other stands for itself. */
function readFinishedPicture(src, place, pictures) {
  const file = src.slice('/images/'.length);
  const widthInName = /-\d+\.avif$/;
  const hasOthers = place !== 'social image' && widthInName.test(file);
  const others = hasOthers ? kindsOf[place].map((kind) => file.replace(widthInName, `-${kind}`)) : [];
  const files = [...new Set([file, ...others])];
  const missing = files.filter((name) => !pictures.has(name));
  return missing.length === 0
    ? { src, pictures: fieldsOf(place, src), files }
    : { problem: `pictures/ does not hold ${missing.join(', ')}, which this name stands for` };
}

/** A whole photo of a supported format, and its upright size in pixels; or the problem with it. */
export async function readPhoto(shop, name) {
  const bytes = await readFile(join(shop, 'photos', name));
  const header = await headerOf(bytes);
  if (header.problem !== undefined) return header;
  return (await isSound(bytes)) ? { bytes, ...header } : { problem: damaged };
}

/** The name in `photos/` that a cell means, in any case and any form of its accents. */
export function findPhoto(value, photos) {
  const wanted = value.replaceAll('\\', '/').replace(/^\.\//, '');
  if (/^[a-z]+:\/\//i.test(wanted))
    return { problem: 'this is on another server; save the photo in photos/ and write its file name' };
  if (/^\/|^[a-z]:|(^|\/)\.\.(\/|$)/i.test(wanted))
    return { problem: 'this leads out of photos/; put the photo there and write its file name' };
  const found = photos.filter((name) => comparableFileName(name) === comparableFileName(wanted));
  if (found.length > 1)
    return { problem: `photos/ holds ${found.join(' and ')}, which differ only in case; rename one of them` };
  if (found.length === 1) return { name: found[0] };
  const near = photos.find(
    (name) => withoutEnding(comparableFileName(name)) === withoutEnding(comparableFileName(wanted)),
  );
  return {
    problem: `photos/ holds no file of this name${near === undefined ? '' : `; do you mean ${near}?`}`,
  };
}

/** Equal for names that differ only in case or in the form of their accents. */
export function comparableFileName(name) {
  return name.normalize('NFC').toLowerCase();
}

function withoutEnding(name) {
  return name.replace(/\.[^./]*$/, '');
}

async function headerOf(bytes) {
  try {
    const { format, compression, autoOrient } = await readHeader(bytes);
    const { width, height } = autoOrient;
    if (format === 'heif' && compression !== 'av1')
      return {
        problem:
          'this is an HEIC photo, which few programs read; save it as JPEG (iPhone: Camera, Formats, Most Compatible)',
      };
    if (!['jpeg', 'png', 'webp', 'heif'].includes(format)) return { problem: notSupported };
    if (width * height > maxPixels)
      return {
        problem: `this photo has ${width} × ${height} pixels, more than 100 million; make it smaller`,
      };
    return { width, height };
  } catch (error) {
    return { problem: /unsupported|empty/i.test(error.message) ? notSupported : damaged };
  }
}

const notSupported = 'this file is no JPEG, PNG, WebP or AVIF; save the photo as one of these';

async function isSound(bytes) {
  try {
    await decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function warningOf({ width, height }) {
  if (Math.max(width, height) >= minSide) return {};
  return {
    warning: `this photo has only ${width} × ${height} pixels and looks blurred; take one of ${minSide} or more, better 1200`,
  };
}
