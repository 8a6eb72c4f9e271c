import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';

/** Matches a name such as `tea-800.avif`, and captures its stem and its width. */
const nameWithWidth = /^(.*)-(\d+)\.avif$/s;

/** The file of a path that begins with `/images/`, or undefined if the shop has none. */
function fileOfPicture(shop, path) {
  const file = join(shop, 'pictures', path.replace(/^\/images\//, ''));
  return path.startsWith('/images/') && !path.includes('..') && existsSync(file) ? file : undefined;
}

/**
 * Describes a finished picture as the pages need it: its size in pixels, and the widths of the files beside it.
 * @returns {Promise<{ src: string, width: number, height: number, widths?: number[] } | undefined>} undefined if
 * there is no such file
 */
export async function finishedPicture(shop, path) {
  const file = fileOfPicture(shop, path);
  if (file === undefined) return undefined;
  // The pages do not show an ICO, which sharp cannot read.
  if (file.endsWith('.ico')) return { src: path, width: 48, height: 48 };
  const widths = widthsBeside(file);
  const largest = widths.length === 0 ? file : file.replace(/\d+\.avif$/, `${widths.at(-1)}.avif`);
  const { width, height } = await sharp(largest).metadata();
  return { src: path, width, height, ...(widths.length > 0 && { widths }) };
}

/** The widths of the pictures that differ from this file only in their width, in pixels and ascending. */
function widthsBeside(file) {
  const [, stem] = nameWithWidth.exec(basename(file)) ?? [];
  if (stem === undefined) return [];
  return readdirSync(dirname(file))
    .map((name) => nameWithWidth.exec(name) ?? [])
    .filter(([, otherStem]) => otherStem === stem)
    .map(([, , width]) => Number(width))
    .sort((a, b) => a - b);
}
