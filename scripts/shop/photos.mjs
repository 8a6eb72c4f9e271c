import { join } from 'node:path';
import { contentHash, filesBelow } from './files.mjs';
import { madeFolder, readCell } from './photo-cells.mjs';
import { mapInParallel, removeUnused, writeMade } from './photo-files.mjs';
import { roleAt } from './photo-roles.mjs';
import { placeholder } from './placeholder.mjs';

/**
 * @typedef {import('./read-table.mjs').Fault} Fault
 * @typedef {{ row: number, name: string, photos: readonly string[], socialImage?: string | undefined }} ProductRow
 * @typedef {{ img: string, photos?: { role: string, src: string }[], socialImage?: string }} ProductPictures paths that
 * begin with `/images/`; `photos` are all of them, if there are several or the only one is no front
 */

/**
 * Makes what is missing of the products' pictures, in a shop's `pictures/`, and removes what was made of photos that
 * no product names any more. With a fault nothing is written; a warning stops nothing.
 * @template {ProductRow} P
 * @param {object} options
 * @param {string} options.shop the folder that holds `photos/` and `pictures/`
 * @param {readonly P[]} options.products
 * @param {(product: P) => string} options.backdropOf a colour such as "#e6dfd2"
 * @param {boolean} [options.write] false only checks
 * @returns {Promise<{ faults: Fault[], warnings: Fault[], pictures: ProductPictures[] }>} the pictures in the order of
 * the products
 */
export async function preparePhotos({ shop, products, backdropOf, write = true }) {
  const folders = {
    shop,
    photos: filesBelow(join(shop, 'photos')),
    pictures: new Set(filesBelow(join(shop, 'pictures'))),
  };
  const shown = products.map((product) => ({ ...product, backdrop: backdropOf(product) }));
  const cells = await mapInParallel(shown.flatMap(cellsOf), async (cell) => ({
    ...cell,
    ...(await readCell(cell, folders)),
  }));
  const faults = messagesOf(cells, 'problem');
  const found = [...cells, ...shown.filter(hasNoPhoto).map(drawingOf)];
  if (write && faults.length === 0) {
    await writeMade(folders, found);
    removeUnused(folders, new Set(found.flatMap(({ files }) => files)));
  }
  return {
    faults,
    warnings: messagesOf(cells, 'warning'),
    pictures: shown.map((product) => picturesOf(found.filter((cell) => cell.product === product))),
  };
}

function picturesOf(cells) {
  const photos = cells.flatMap(({ role, src }) => (role && src ? [{ role, src }] : []));
  const isPlain = photos.every(({ role }) => role === 'front');
  return Object.assign({}, ...cells.map(({ pictures }) => pictures), isPlain ? {} : { photos });
}

function photosOf({ photos }) {
  return photos.filter((name) => name !== '');
}

function hasNoPhoto(product) {
  return photosOf(product).length === 0;
}

function cellsOf(product) {
  const { backdrop, socialImage } = product;
  const photos = photosOf(product).map((value, index) => ({
    product,
    column: 'photos',
    value,
    role: roleAt(index, value),
    place: placeOf(index, roleAt(index, value)),
    backdrop,
    needsSocialImage: index === 0 && !socialImage,
  }));
  const place = 'social image';
  return socialImage ? [...photos, { product, column: place, value: socialImage, place, backdrop }] : photos;
}

/** Photos of goods in use or of their size are never shown larger than 800 pixels. */
function placeOf(index, role) {
  if (index === 0) return 'front';
  return role === 'served' || role === 'size' ? 'view' : 'further';
}

function drawingOf(product) {
  const content = placeholder(product.name, product.backdrop);
  const file = `${madeFolder}/placeholder-${contentHash(content)}.svg`;
  return { product, pictures: { img: `/images/${file}` }, files: [file], content };
}

/** @returns {Fault[]} */
function messagesOf(cells, key) {
  return cells.flatMap(({ product: { row }, column, value, [key]: problem }) =>
    problem === undefined ? [] : [{ row, column, value, problem }],
  );
}
