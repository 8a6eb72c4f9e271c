import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';

const widthInName = /-(\d+)(?=\.avif$)/;

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
  const largest = widths.length === 0 ? file : file.replace(widthInName, `-${widths.at(-1)}`);
  const { width, height } = await sharp(largest).metadata();
  return { src: path, width, height, ...(widths.length > 0 && { widths }) };
}

/** The widths in which a photograph stands in its folder, in pixels and ascending; none for a drawing. */
function widthsBeside(file) {
  const name = basename(file);
  if (!widthInName.test(name)) return [];
  const [start, end] = [name.slice(0, name.search(widthInName)), '.avif'];
  return readdirSync(dirname(file))
    .filter((other) => other.startsWith(`${start}-`) && other.endsWith(end))
    .flatMap((other) => Number(widthInName.exec(other)?.[1] ?? 0) || [])
    .sort((a, b) => a - b);
}
