import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files.mjs';
import { findPhoto } from './photo-cells.mjs';
import { readRole } from './photo-roles.mjs';

const filesRead = [
  'shop.json',
  'products.csv',
  'home.json',
  'synonyms.json',
  'guides.json',
  'pages',
  'photos',
  'pictures',
  'node_modules',
];
const photoExtension = /\.(?:jpe?g|png|webp|avif|heic|heif|gif|tiff?)$/i;

/**
 * Remarks on what a shop's folder holds and nothing reads, as lines. Hidden files and a README are left alone.
 * @param {string} shop
 * @param {readonly string[]} photosNamed the names of photos that something shows
 * @param {unknown} logo `logo` of shop.json
 */
export function unusedFiles(shop, photosNamed, logo) {
  const others = readdirSync(shop).filter(
    (name) => ![...filesRead, logo].includes(name) && !/^(?:\.|readme)/i.test(name),
  );
  const photos = filesBelow(join(shop, 'photos')).filter((name) => photoExtension.test(name));
  const used = new Set(photosNamed.map((value) => findPhoto(readRole(value).name ?? value, photos).name));
  return [
    ...others.map((name) => `${name}: nothing reads this file`),
    ...photos.filter((name) => !used.has(name)).map((name) => `photos/${name}: nothing names this photo`),
  ];
}
